<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Picker;

use Closure;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Core\Core_Engine;
use Slipstream\Ai\Engines\Demo\Demo_Engine;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Hub\Hub_Engine;
use Slipstream\Ai\Engines\Openai\Openai_Engine;

/**
 * Takes the first engine that is set up: the site's own server, WordPress's AI client, the demo on a development site.
 */
final class Engine_Picker {

	/**
	 * @param string                            $model The model of that server, '' for the one in the settings.
	 * @param Closure(): (Hub_Engine|null)|null $hub   The hub that answers in its place, if the site has one.
	 */
	public function __construct(
		private Ai_Server_Settings $settings,
		private string $model = '',
		private ?Closure $hub = null
	) {}

	/** The engine for the next request; null if the site has none. */
	public function pick(): ?Engine {
		/**
		 * Filters the engine that answers the writing assistant's requests.
		 *
		 * @since 0.1.0
		 *
		 * @param Engine|null $engine The engine that the settings give, or null.
		 */
		$engine = apply_filters( 'slipstream_ai_engine', $this->configured() );
		return $engine instanceof Engine ? $engine : null;
	}

	private function configured(): ?Engine {
		$hub = null === $this->hub ? null : ( $this->hub )();
		if ( null !== $hub ) {
			return $hub;
		}
		$base_url = $this->settings->base_url();
		if ( '' !== $base_url && function_exists( 'curl_multi_init' ) ) {
			return new Openai_Engine(
				$base_url,
				'' === $this->model ? $this->settings->model() : $this->model,
				$this->settings->key(),
				! Ai_Server_Settings::address()->may_be_private()
			);
		}
		if ( Core_Engine::is_available() ) {
			return new Core_Engine();
		}
		return $this->may_show_demo() ? new Demo_Engine() : null;
	}

	/** Whether the demo may answer: never on a public site that did not ask for it. */
	private function may_show_demo(): bool {
		if ( defined( 'SLIPSTREAM_AI_DEMO' ) ) {
			return (bool) constant( 'SLIPSTREAM_AI_DEMO' );
		}
		return in_array( wp_get_environment_type(), array( 'local', 'development' ), true );
	}
}
