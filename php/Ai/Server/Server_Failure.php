<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;

/**
 * A failure of the site's own AI server. Its message is the one for everybody; explained() is for who can fix it.
 */
final class Server_Failure extends Request_Error {

	public function __construct(
		Request_Error $error,
		public readonly Server_Cause $cause,
		private Asked_Server $server
	) {
		parent::__construct( $error->error_code, $error->getMessage(), $error->http_status, $error->retry_after );
	}

	public function report(): void {
		$this->server->report( $this->cause );
	}

	/** The error with the server's address, the cause and the next step. */
	public function explained(): Request_Error {
		return new Request_Error(
			$this->error_code,
			Server_Messages::of( $this->cause, $this->server ),
			$this->http_status,
			$this->retry_after,
			array( 'cause' => $this->cause->value )
		);
	}

	/** Whether somebody is told of causes: an administrator of this site. */
	public static function is_for( Caller $caller ): bool {
		return $caller->is_local() && user_can( $caller->user_id, 'manage_options' );
	}

	/** An error as a caller may read it. */
	public static function for_caller( Request_Error $error, Caller $caller ): Request_Error {
		return $error instanceof self && self::is_for( $caller ) ? $error->explained() : $error;
	}

	/** What the log keeps of an error. */
	public static function outcome( Request_Error $error ): string {
		return $error instanceof self ? $error->cause->value : $error->error_code;
	}
}
