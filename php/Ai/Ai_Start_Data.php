<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Ai\Feature\Editor_Prices;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Relay\Host_Buffering;

/**
 * The slice 'ai' of window.slipstreamSettings: who answers, and what the current user may ask for. In TypeScript it is
 * Ai of src/settings.
 */
final class Ai_Start_Data {

	/** What differs where a hub answers: it has models and prices of its own. */
	private const HUB = array(
		'engine'  => 'hub',
		'model'   => '',
		'streams' => true,
		'price'   => null,
		'image'   => array(
			'model' => '',
			'price' => null,
		),
		'speech'  => array(
			'model' => '',
			'price' => null,
		),
	);

	/**
	 * @param bool $is_own Whether this site answers; else its hub does, with a server and at a price that this site
	 *     does not know.
	 */
	public function __construct(
		private Engine_Picker $engines,
		private Editor_Prices $prices,
		private Ai_Access $access,
		private bool $is_own = true
	) {}

	/** @return array<string, mixed> The slice for the current user. */
	public function build(): array {
		$engine = $this->engines->pick();
		return array(
			'isEnabled'   => $this->access->is_on(),
			'isAllowed'   => current_user_can( Ai_Access::CAPABILITY ),
			'features'    => $this->access->features_on(),
			'engine'      => null === $engine ? 'none' : $engine->name(),
			'model'       => null === $engine ? '' : $engine->model(),
			'streams'     => null !== $engine && $engine->streams() && ! Host_Buffering::buffers(),
			'readsImages' => $engine instanceof Vision_Engine,
			...$this->prices->to_array( $engine ),
			...$this->is_own ? array() : self::HUB,
			'languages'   => array_values(
				array_unique( array( get_locale(), get_user_locale(), ...get_available_languages() ) )
			),
			'templates'   => ( new Prompt_Templates() )->all(),
			'style'       => self::style( ( new House_Style() )->get() ),
			'feedback'    => $this->feedback_address(),
		);
	}

	/**
	 * What the editor checks texts against. The guidelines are for the model alone.
	 *
	 * @param array{guidelines: string, glossary: list<mixed>, banned: list<string>} $style The house style.
	 * @return array{glossary: list<mixed>, banned: list<string>}
	 */
	private static function style( array $style ): array {
		return array(
			'glossary' => $style['glossary'],
			'banned'   => $style['banned'],
		);
	}

	private function feedback_address(): string {
		/**
		 * Filters the address that "Share feedback" links to. Without an address, there is no link.
		 *
		 * @since 0.1.0
		 *
		 * @param string $address A web or mail address, or ''.
		 */
		return esc_url_raw(
			(string) apply_filters( 'slipstream_feedback_address', '' ),
			array( 'https', 'http', 'mailto' )
		);
	}
}
