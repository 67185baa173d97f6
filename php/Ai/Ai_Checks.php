<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_Messages;
use Slipstream\Modules\Health_Check;

/**
 * How the site's own AI server answered last. Sends no request.
 */
final class Ai_Checks {

	public function __construct( private Ai_Services $services ) {}

	/** @return list<Health_Check> None where there is no such server, or nobody may ask it. */
	public function checks(): array {
		return $this->services->access()->is_on() && in_array(
			$this->services->engines()->pick()?->name(),
			array( 'openai', 'core' ),
			true
		)
			? array( $this->server() )
			: array();
	}

	private function server(): Health_Check {
		$result    = $this->services->server_state()->current();
		$asked     = $this->services->asked_server();
		$cause     = Server_Cause::tryFrom( $result['cause'] ?? '' );
		$result_of = static fn ( string $status, string $text ): Health_Check => new Health_Check(
			'ai_server',
			__( 'AI server', 'slipstream' ),
			$status,
			$text
		);
		if ( null === $result ) {
			return $result_of(
				Health_Check::UNTESTED,
				/* translators: %s: host and port of a server. */
				sprintf( __( '%s was not tested yet. Run the test under AI, Server.', 'slipstream' ), $asked->host() )
			);
		}
		return null === $cause
			? $result_of(
				Health_Check::GOOD,
				sprintf(
					/* translators: 1: host and port of a server, 2: a length of time, such as "5 minutes". */
					__( '%1$s answers. Tested %2$s ago.', 'slipstream' ),
					$asked->host(),
					human_time_diff( $result['at'] )
				)
			)
			: $result_of(
				$this->services->server_state()->is_down() ? Health_Check::CRITICAL : Health_Check::WARNING,
				Server_Messages::of( $cause, $asked )
			);
	}
}
