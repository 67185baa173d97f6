<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Throwable;
use WordPress\AiClient\Files\DTO\File;
use WordPress\AiClient\Messages\DTO\Message;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\ModelMessage;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\Contracts\ProviderInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelConfig;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;
use WordPress\AiClient\Providers\Models\ImageGeneration\Contracts\ImageGenerationModelInterface;
use WordPress\AiClient\Providers\Models\TextGeneration\Contracts\TextGenerationModelInterface;
use WordPress\AiClient\Results\DTO\Candidate;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WordPress\AiClient\Results\DTO\TokenUsage;
use WordPress\AiClient\Results\Enums\FinishReasonEnum;

// phpcs:disable Generic.Files.OneObjectStructurePerFile -- The provider and its models are one fixture.

/**
 * The provider and its list of two models.
 */
final class Core_Provider implements ProviderInterface, ProviderAvailabilityInterface, ModelMetadataDirectoryInterface {

	public static function metadata(): ProviderMetadata {
		return new ProviderMetadata( 'openai', 'Test', ProviderTypeEnum::cloud() );
	}

	public static function model( string $modelId, ?ModelConfig $modelConfig = null ): ModelInterface { // phpcs:ignore WordPress.NamingConventions
		// phpcs:ignore WordPress.NamingConventions
		return Core_Painter::ID === $modelId
			? new Core_Painter( $modelConfig ?? new ModelConfig() )
			: new Core_Model( $modelConfig ?? new ModelConfig() );
	}

	public static function availability(): ProviderAvailabilityInterface {
		return new self();
	}

	public static function modelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new self();
	}

	public function isConfigured(): bool {
		return true;
	}

	public function listModelMetadata(): array {
		return array( Core_Model::describe(), Core_Painter::describe() );
	}

	public function hasModelMetadata( string $modelId ): bool { // phpcs:ignore WordPress.NamingConventions
		return in_array( $modelId, array( 'echo', Core_Painter::ID ), true ); // phpcs:ignore WordPress.NamingConventions
	}

	public function getModelMetadata( string $modelId ): ModelMetadata { // phpcs:ignore WordPress.NamingConventions
		return Core_Painter::ID === $modelId ? Core_Painter::describe() : Core_Model::describe(); // phpcs:ignore WordPress.NamingConventions
	}
}

/** What every model of the provider tells of itself. */
trait Described_Model {

	// phpcs:disable WordPress.NamingConventions.ValidFunctionName -- The names of the client's interface.

	public function __construct( private ModelConfig $config ) {}

	public function metadata(): ModelMetadata {
		return self::describe();
	}

	public function providerMetadata(): ProviderMetadata {
		return Core_Provider::metadata();
	}

	public function setConfig( ModelConfig $config ): void {
		$this->config = $config;
	}

	public function getConfig(): ModelConfig {
		return $this->config;
	}
	// phpcs:enable WordPress.NamingConventions.ValidFunctionName
}

/**
 * Paints one dot, or whatever the test tells it to give, and keeps what it was asked for.
 */
final class Core_Painter implements ModelInterface, ImageGenerationModelInterface {

	use Described_Model;

	public const ID  = 'paint';
	public const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	public static ?Throwable $failure  = null;
	public static string $gives        = self::DOT;
	public static string $prompt       = '';
	public static ?string $orientation = null;
	public static bool $is_there       = true;

	public static function describe(): ModelMetadata {
		$options = array_map(
			static fn( string $value ): SupportedOption => new SupportedOption( OptionEnum::from( $value ) ),
			array_values( OptionEnum::getValues() )
		);
		return new ModelMetadata(
			self::ID,
			'Paint',
			self::$is_there ? array( CapabilityEnum::imageGeneration() ) : array(),
			$options
		);
	}

	public function generateImageResult( array $prompt ): GenerativeAiResult {
		if ( null !== self::$failure ) {
			throw self::$failure;
		}
		self::$prompt      = (string) $prompt[0]->getParts()[0]->getText();
		self::$orientation = $this->config->getOutputMediaOrientation()?->value;
		return new GenerativeAiResult(
			'2',
			array(
				new Candidate(
					new ModelMessage( array( new MessagePart( new File( self::$gives ) ) ) ),
					FinishReasonEnum::stop()
				),
			),
			new TokenUsage( 1, 1, 2 ),
			Core_Provider::metadata(),
			self::describe()
		);
	}
}

/** Repeats what it was asked, or throws what the test tells it to. */
final class Core_Model implements ModelInterface, TextGenerationModelInterface {

	use Described_Model;

	public static ?Throwable $failure = null;

	public static function describe(): ModelMetadata {
		$options = array_map(
			static fn( string $value ): SupportedOption => new SupportedOption( OptionEnum::from( $value ) ),
			array_values( OptionEnum::getValues() )
		);
		return new ModelMetadata(
			'echo',
			'Echo',
			array( CapabilityEnum::textGeneration(), CapabilityEnum::chatHistory() ),
			$options
		);
	}

	public function generateTextResult( array $prompt ): GenerativeAiResult {
		if ( null !== self::$failure ) {
			throw self::$failure;
		}
		$said = array_map(
			static fn( Message $message ): string => $message->getRole()->value . ': ' . implode(
				' + ',
				array_map(
					static fn( MessagePart $part ): string =>
						(string) ( $part->getText() ?? $part->getFile()?->getDataUri() ),
					$message->getParts()
				)
			),
			$prompt
		);
		$text = 'system: ' . $this->config->getSystemInstruction() . "\n" . implode( "\n", $said );
		return new GenerativeAiResult(
			'1',
			array( new Candidate( new ModelMessage( array( new MessagePart( $text ) ) ), FinishReasonEnum::stop() ) ),
			new TokenUsage( 1, 1, 2 ),
			Core_Provider::metadata(),
			self::describe()
		);
	}
}
