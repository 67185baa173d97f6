<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

use Slipstream\Http\Request_Error;

/**
 * Which server was asked for what: enough to say of a failure whose it is, and not the key.
 */
final class Asked_Server {

	/** @param string $model The model's name; '' where the server chooses. */
	public function __construct(
		public readonly string $address,
		public readonly string $model,
		public readonly bool $has_key
	) {}

	/** The servers that WordPress asks by itself: it does not tell which. */
	public static function of_wordpress(): self {
		return new self( '', '', true );
	}

	public function is_of_wordpress(): bool {
		return '' === $this->address;
	}

	/** Host and port as they were typed, or what people know it by. */
	public function host(): string {
		if ( $this->is_of_wordpress() ) {
			return __( 'WordPress’s AI client', 'slipstream' );
		}
		$parts = (array) wp_parse_url( $this->address );
		return ( $parts['host'] ?? $this->address ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
	}

	public function report( ?Server_Cause $cause ): void {
		/**
		 * Fires when a request to the site's own AI server ends with an answer, or with a failure that the author did
		 * not cause.
		 *
		 * @since 0.1.0
		 *
		 * @param Asked_Server      $server The server and the requested model.
		 * @param Server_Cause|null $cause  The cause of the failure; null if the server answered.
		 */
		do_action( 'slipstream_ai_server_asked', $this, $cause );
	}

	/** An error together with its cause. */
	public function failed( Request_Error $error, Server_Cause $cause ): Server_Failure {
		return new Server_Failure( $error, $cause, $this );
	}

	/**
	 * The error for an answer that is none of a model, together with its cause. What the request itself is refused for
	 * stays what it is.
	 */
	public function refused( Request_Error $error, int $status, string $body ): Request_Error {
		if ( null === Server_Cause::of_code( $error->error_code ) ) {
			return $error;
		}
		// A server that says when it can be asked again has too much to do.
		$is_busy = 503 === $status && null !== $error->retry_after;
		return $this->failed(
			$error,
			$is_busy ? Server_Cause::Busy : Server_Cause::of_response( $status, $body, $this->has_key )
		);
	}

	/** An error that came later, together with its cause if its code tells one. */
	public function with_cause( Request_Error $error ): Request_Error {
		$cause = $error instanceof Server_Failure ? null : Server_Cause::of_code( $error->error_code );
		return null === $cause ? $error : $this->failed( $error, $cause );
	}
}
