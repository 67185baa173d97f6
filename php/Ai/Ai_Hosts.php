<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Modules\External_Host;

/**
 * The server that answers with the current settings.
 */
final class Ai_Hosts {

	/** @param Engine|null $engine What answers; null for nothing. */
	public function __construct(
		private ?Engine $engine,
		private Ai_Server_Settings $server,
		private Ai_Access $access
	) {}

	/** @return list<External_Host> */
	public function all(): array {
		if ( null === $this->engine || 'demo' === $this->engine->name() || ! $this->access->is_on() ) {
			return array();
		}
		$is_server = 'openai' === $this->engine->name();
		return array(
			new External_Host(
				__( 'AI', 'slipstream' ),
				$is_server
					? External_Host::of( $this->server->base_url() )
					: __( 'the AI server set up under Settings, Connectors', 'slipstream' ),
				External_Host::AUTHORS,
				__(
					'When an author uses AI: the request, the source text, the writing guidelines, and any images or recordings involved. Never what visitors submit.',
					'slipstream'
				)
			),
		);
	}
}
