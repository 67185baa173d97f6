<?php
/**
 * A provider of WordPress's own AI client that writes and does nothing else, for the browser tests. It speaks over HTTP, through core's classes for servers like OpenAI's.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\E2e;

use WordPress\AiClient\AiClient;
use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\ApiBasedImplementation\AbstractApiProvider;
use WordPress\AiClient\Providers\ApiBasedImplementation\ListModelsApiBasedProviderAvailability;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\DTO\Response;
use WordPress\AiClient\Providers\Http\Enums\HttpMethodEnum;
use WordPress\AiClient\Providers\Http\Enums\RequestAuthenticationMethod;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleModelMetadataDirectory;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleTextGenerationModel;

// phpcs:disable Generic.Files.OneObjectStructurePerFile, Universal.Files.SeparateFunctionsFromOO -- The provider, its list and its model are one fixture.
// phpcs:disable WordPress.NamingConventions -- The names of the client's classes.

if ( ! class_exists( AbstractApiProvider::class ) ) {
	return; // WordPress has no AI client before 7.0.
}

/**
 * The provider.
 */
final class Writer extends AbstractApiProvider {

	protected static function baseUrl(): string {
		return (string) constant( 'SLIPSTREAM_E2E_AI_URL' );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( 'writer', 'Writer', ProviderTypeEnum::cloud(), null, RequestAuthenticationMethod::apiKey() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new ListModelsApiBasedProviderAvailability( self::modelMetadataDirectory() );
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new Writer_Models();
	}

	protected static function createModel( ModelMetadata $modelMetadata, ProviderMetadata $providerMetadata ): ModelInterface {
		return new Writer_Model( $modelMetadata, $providerMetadata );
	}
}

/**
 * Where requests go.
 */
trait Asks_Writer {

	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
		return new Request( $method, Writer::url( $path ), $headers, $data );
	}
}

/**
 * All that the server lists, as models that read text and write it.
 */
final class Writer_Models extends AbstractOpenAiCompatibleModelMetadataDirectory {

	use Asks_Writer;

	protected function parseResponseToModelMetadataList( Response $response ): array {
		$text    = array( array( ModalityEnum::text() ) );
		$options = array(
			new SupportedOption( OptionEnum::systemInstruction() ),
			new SupportedOption( OptionEnum::functionDeclarations() ),
			new SupportedOption( OptionEnum::inputModalities(), $text ),
			new SupportedOption( OptionEnum::outputModalities(), $text ),
		);
		return array_map(
			static fn ( array $model ): ModelMetadata => new ModelMetadata( $model['id'], $model['id'], array( CapabilityEnum::textGeneration(), CapabilityEnum::chatHistory() ), $options ),
			$response->getData()['data'] ?? array()
		);
	}
}

/**
 * A model.
 */
final class Writer_Model extends AbstractOpenAiCompatibleTextGenerationModel {

	use Asks_Writer;
}

// Connectors are made of the providers at priority 15.
add_action( 'init', static fn () => 'core' === get_option( 'e2e_engine' ) && AiClient::defaultRegistry()->registerProvider( Writer::class ), 5 );

// Core's client asks none but the usual ports.
add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, (int) wp_parse_url( (string) constant( 'SLIPSTREAM_E2E_AI_URL' ), PHP_URL_PORT ) ) );
