<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Ai_Services;
use Slipstream\Ai\Alt_Text\Alt_Library;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Connection\Connection_Module;
use Slipstream\Support\Environment;
use Slipstream\Tokens\Tokens_Module;
use WP_REST_Controller;

/** Builds the controllers of AI. */
final class Ai_Routes {

	/** @param Ai_Services $asking What the site's own server asks with: its hub answers, if it has one. */
	public function __construct(
		private Ai_Services $services,
		private Ai_Services $asking,
		private Tokens_Module $tokens,
		private Connection_Module $connection,
		private Environment $site
	) {}

	/** @return list<WP_REST_Controller> */
	public function controllers(): array {
		$services = $this->services;
		$usage    = $services->usage();
		$auth     = new Ai_Auth( $this->tokens->bearer_auth(), $this->services->access() );
		return array(
			new Ai_Token_Controller( $this->tokens->tokens(), $this->connection, $this->services->access() ),
			new Ai_Query_Controller(
				$auth,
				$services->prompts( ... ),
				static fn ( bool $sees = false ): Assistant =>
					$sees ? $services->vision_assistant() : $services->assistant()
			),
			new Ai_Media_Controller( $auth, $services->media_assistant( ... ) ),
			new Ai_Usage_Controller(
				$usage->log(),
				$usage->meter(),
				new Prices(),
				$usage->month(),
				$this->services->access()
			),
			new Ai_Log_Controller( $usage->log(), new Prices() ),
			new Ai_Server_Test_Controller(
				$services->server(),
				$services->server_test( ... ),
				$this->site->counters()
			),
			new Alt_Text_Controller(
				new Alt_Library( $this->site->database() ),
				$this->asking->alt_writer( ... ),
				$this->services->access()
			),
			new Ai_Feature_Controller( $services->feature(), $this->connection, $this->services->access() ),
			new Ai_Status_Controller(
				$services->server(),
				$services->engines(),
				$services->usage()->ledger(),
				$this->services->access(),
				$services->server_state()
			),
		);
	}
}
