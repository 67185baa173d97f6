<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Modules\Interfaces\With_Override;
use Slipstream\Modules\Interfaces\With_Own_State;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\State\Module_States;
use Slipstream\Settings\Declared_Settings;

/**
 * The one switch of AI: the feature "AI" and the setting "Use AI on this site" are the same value. What AI consists of
 * is in Ai_Module, which is there while it is off: posts keep their blocks, editors that are open are told, and
 * administrators find the way back.
 */
final class Ai_Switch_Module implements With_Own_State, With_Override {

	public const SLUG = 'ai';

	/** Ai_Access::ENABLED. Its class is not loaded for a page view. */
	private const OPTION = 'slipstream_ai_enabled';

	public function slug(): string {
		return self::SLUG;
	}

	/** AI is there on a new site; it answers once its owner has named who does. */
	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'AI', 'slipstream' ),
			__(
				'Write, generate images, and describe them with the AI server you choose.',
				'slipstream'
			),
			tags: array( __( 'Writing', 'slipstream' ) ),
			sort: 6,
			search_terms: 'assistant, write, image, alternative text, transcription',
			section: 'add-jetpack-ai',
			purpose: Purpose::Write
		);
	}

	public function override(): ?bool {
		/**
		 * Filters whether AI is available. Returning false turns the module off, regardless of the settings.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_enabled Whether AI is available.
		 */
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		return has_filter( 'jetpack_ai_enabled' ) && ! apply_filters( 'jetpack_ai_enabled', true ) ? false : null;
	}

	public function is_stored_on(): bool {
		return (bool) get_option( self::OPTION, true );
	}

	public function store_state( bool $is_on ): bool {
		return Declared_Settings::of( 'Ai' )->setting( self::OPTION )->store( $is_on );
	}

	public function add_hooks(): void {}

	/** Moves the switch from where an earlier version kept it: among the switches of other features. */
	public static function migrate(): void {
		$off = get_option( Module_States::OFF );
		if ( ! is_array( $off ) || ! in_array( self::SLUG, $off, true ) ) {
			return;
		}
		if ( ( new self() )->store_state( false ) ) {
			update_option( Module_States::OFF, array_values( array_diff( $off, array( self::SLUG ) ) ) );
		}
	}
}
