<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server_Test;

use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_Messages;

/** What a test of an AI server has found. */
final class Test_Result {

	/**
	 * @param Server_Cause|null $cause    Null if it works.
	 * @param list<string>      $models   What the server has; none if it does not say.
	 * @param int               $requests How many requests the test has counted.
	 */
	public function __construct(
		public readonly Asked_Server $server,
		public readonly ?Server_Cause $cause,
		public readonly array $models = array(),
		public readonly int $requests = 0
	) {}

	/** What was found, in a sentence. */
	public function message(): string {
		return null === $this->cause
			/* translators: %s: host and port of a server. */
			? sprintf( __( '%s answers.', 'slipstream' ), $this->server->host() )
			: Server_Messages::of( $this->cause, $this->server );
	}
}
