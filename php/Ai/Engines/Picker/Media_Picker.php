<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Picker;

use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Core\Core_Media;
use Slipstream\Ai\Engines\Demo\Demo_Media;
use Slipstream\Ai\Engines\Hub\Hub_Engine;
use Slipstream\Ai\Engines\Hub\Hub_Media;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Openai\Openai_Media;
use Slipstream\Ai\Engines\Openai\Openai_Client;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Http\Request_Error;

/**
 * Follows the engine that writes: the server that answers questions also draws and listens.
 */
final class Media_Picker {

	private const OPENAI_HOST = 'api.openai.com';

	public function __construct( private Engine_Picker $engines, private Ai_Server_Settings $settings ) {}

	/**
	 * Who draws the next image.
	 *
	 * @throws Request_Error If nobody does.
	 */
	public function image(): Image_Engine {
		/**
		 * Filters the engine that generates images.
		 *
		 * @since 0.1.0
		 *
		 * @param Image_Engine|null $engine The engine that the settings give, or null.
		 */
		$engine = apply_filters( 'slipstream_ai_image_engine', $this->configured() );
		return $engine instanceof Image_Engine ? $engine : throw Upstream_Errors::no_image_engine();
	}

	/**
	 * Who writes down the next recording.
	 *
	 * @throws Request_Error If nobody does.
	 */
	public function speech(): Speech_Engine {
		/**
		 * Filters the engine that transcribes recordings.
		 *
		 * @since 0.1.0
		 *
		 * @param Speech_Engine|null $engine The engine that the settings give, or null.
		 */
		$engine = apply_filters( 'slipstream_ai_speech_engine', $this->configured() );
		return $engine instanceof Speech_Engine ? $engine : throw Upstream_Errors::no_speech_engine();
	}

	private function configured(): Openai_Media|Hub_Media|Core_Media|Demo_Media|null {
		$engine = $this->engines->pick();
		if ( $engine instanceof Hub_Engine ) {
			return $engine->media( self::seconds() );
		}
		return match ( $engine?->name() ) {
			'openai' => $this->openai(),
			'core' => new Core_Media(),
			'demo' => new Demo_Media(),
			default => null,
		};
	}

	private function openai(): Openai_Media {
		$is_openai = self::OPENAI_HOST === wp_parse_url( $this->settings->base_url(), PHP_URL_HOST );
		return new Openai_Media(
			new Openai_Client(
				$this->settings->base_url(),
				$this->settings->key(),
				! Ai_Server_Settings::address()->may_be_private()
			),
			$this->model( Ai_Server_Settings::IMAGE_MODEL, $is_openai ? 'dall-e-3' : '' ),
			$this->model( Ai_Server_Settings::SPEECH_MODEL, 'whisper-1' ),
			self::seconds()
		);
	}

	private static function seconds(): int {
		/**
		 * Filters how many seconds an image or a transcription can take.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds The default.
		 */
		return max( 1, (int) apply_filters( 'slipstream_ai_media_seconds', 180 ) );
	}

	/**
	 * Whether a model that the site's own server is asked for is one that nobody has chosen.
	 *
	 * @param Ai_Server_Settings::IMAGE_MODEL|Ai_Server_Settings::SPEECH_MODEL $option What it is for.
	 */
	public function is_unchosen( string $option ): bool {
		return 'openai' === $this->engines->pick()?->name() && '' === $this->settings->chosen_model( $option );
	}

	/** @param Ai_Server_Settings::IMAGE_MODEL|Ai_Server_Settings::SPEECH_MODEL $option */
	private function model( string $option, string $fallback ): string {
		$chosen = $this->settings->chosen_model( $option );
		return '' === $chosen ? $fallback : $chosen;
	}
}
