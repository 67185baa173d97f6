<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Core;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Http\Request_Error;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Files\DTO\File;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\ModelMessage;
use WordPress\AiClient\Messages\DTO\UserMessage;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WordPress\AiClient\Tools\DTO\FunctionDeclaration;
use WP_Error;

/**
 * Uses the providers that the site has set up under Settings > Connectors (WordPress 7.0 or newer). The client does not
 * stream.
 */
final class Core_Engine implements Vision_Engine {

	/** Whether the site has a provider with a key. */
	public static function is_available(): bool {
		return array() !== self::providers();
	}

	/** @return list<string> The ids of the providers with a key. Asks none of them: this runs with every editor. */
	public static function providers(): array {
		if (
			! function_exists( 'wp_ai_client_prompt' )
			|| ! function_exists( 'wp_get_connectors' )
			|| ! wp_supports_ai()
		) {
			return array();
		}
		$ids = array();
		foreach ( wp_get_connectors() as $id => $connector ) {
			if (
				'ai_provider' === $connector['type']
				&& AiClient::defaultRegistry()->hasProvider( $id )
				&& self::has_key( $connector['authentication'] )
			) {
				$ids[] = (string) $id;
			}
		}
		return $ids;
	}

	public function name(): string {
		return 'core';
	}

	public function model(): string {
		return '';
	}

	public function streams(): bool {
		return false;
	}

	public function start( Chat_Request $request ): Completion {
		$server  = Asked_Server::of_wordpress();
		$builder = wp_ai_client_prompt();
		$history = array();
		$last    = count( $request->messages ) - 1;
		foreach ( $request->messages as $at => $message ) {
			$part  = new MessagePart( $message['content'] );
			$parts = $at === $last ? array( $part, ...self::images( $request ) ) : array( $part );
			match ( $message['role'] ) {
				'system'    => $builder->using_system_instruction( $message['content'] ),
				'assistant' => $history[] = new ModelMessage( array( $part ) ),
				'user'      => $history[] = new UserMessage( $parts ),
			};
		}
		$builder->with_history( ...$history );
		foreach ( $request->functions as $schema ) {
			$builder->using_function_declarations(
				new FunctionDeclaration( $schema['name'], $schema['description'] ?? '', $schema['parameters'] ?? null )
			);
		}
		if ( array() !== $request->images && true !== $builder->is_supported_for_text_generation() ) {
			return new Fixed_Completion( array(), Upstream_Errors::vision_unsupported() );
		}
		$result = $builder->generate_text_result();
		if ( $result instanceof WP_Error ) {
			return new Fixed_Completion( array(), $server->with_cause( self::error( $result ) ), $server );
		}
		return new Fixed_Completion( self::deltas( $result ), null, $server );
	}

	/** @return list<MessagePart> The images of a request as parts of a message. */
	private static function images( Chat_Request $request ): array {
		return array_map(
			static fn ( string $image ): MessagePart => new MessagePart( new File( $image ) ),
			$request->images
		);
	}

	/** @return list<Delta> */
	private static function deltas( GenerativeAiResult $result ): array {
		$deltas = array();
		foreach ( $result->toMessage()->getParts() as $part ) {
			$call = $part->getFunctionCall();
			if ( null !== $call ) {
				$deltas[] = new Delta( '', (string) $call->getName(), (string) wp_json_encode( $call->getArgs() ) );
			} elseif ( null !== $part->getText() && $part->getChannel()->isContent() ) {
				$deltas[] = new Delta( $part->getText() );
			}
		}
		return $deltas;
	}

	/** Our error for one of the client's. Its message may repeat what the provider sent, so it stays here. */
	private static function error( WP_Error $error ): Request_Error {
		if ( 'prompt_token_limit_reached' === $error->get_error_code() ) {
			return Upstream_Errors::too_large();
		}
		$data   = $error->get_error_data();
		$status = is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 503;
		return Upstream_Errors::of_response(
			$status,
			(string) wp_json_encode( array( 'error' => array( 'message' => $error->get_error_message() ) ) )
		);
	}

	/**
	 * Whether a connector has what it needs to sign in, looked up where core looks.
	 *
	 * @param array<string, string> $authentication The connector's data.
	 */
	private static function has_key( array $authentication ): bool {
		if ( 'none' === $authentication['method'] ) {
			return true;
		}
		$variable = $authentication['env_var_name'] ?? '';
		$constant = $authentication['constant_name'] ?? '';
		$setting  = $authentication['setting_name'] ?? '';
		return ( '' !== $variable && ! in_array( getenv( $variable ), array( false, '' ), true ) )
			|| ( '' !== $constant && defined( $constant ) && '' !== constant( $constant ) )
			|| ( '' !== $setting && '' !== get_option( $setting, '' ) );
	}
}
