<?php

declare( strict_types=1 );

namespace Slipstream\Recommendations;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Stored_Value;

/**
 * How far someone has come with them, what was chosen and what was skipped, and the answers to the questionnaire
 * before.
 */
final class Recommendations {

	public const DATA          = 'jetpack_recommendations_data';
	public const STEP          = 'jetpack_recommendations_step';
	public const QUESTIONNAIRE = 'jetpack_setup_wizard_questionnaire';
	public const STATUS        = 'jetpack_setup_wizard_status';

	public const NOT_STARTED = 'not-started';

	/** Comments from which on a site needs something against spam. */
	private const MANY_COMMENTS = 5;

	/** @return array<mixed> What was chosen and skipped. */
	public function data(): array {
		return self::listed( self::DATA );
	}

	/**
	 * Replaces what was chosen and skipped. Nothing is no choice.
	 *
	 * @param array<string, mixed> $data What was chosen and skipped.
	 * @throws Request_Error If the write fails.
	 */
	public function set_data( array $data ): void {
		if ( array() !== $data ) {
			Stored_Value::put( self::DATA, $data );
		}
	}

	/** The step that was seen last. */
	public function step(): string {
		$step = get_option( self::STEP );
		return is_string( $step ) && '' !== $step ? $step : self::NOT_STARTED;
	}

	/** @throws Request_Error If the write fails. */
	public function set_step( string $step ): void {
		Stored_Value::put( self::STEP, $step );
	}

	/** @return array<mixed> The answers to the questionnaire. */
	public function answers(): array {
		return self::listed( self::QUESTIONNAIRE );
	}

	/**
	 * Stores answers to the questionnaire, and how far it has come. Who is through with it need not be asked the same
	 * again.
	 *
	 * @param array<string, mixed>|null $answers
	 * @throws Request_Error If the write fails.
	 */
	public function set_answers( ?array $answers, ?string $status ): void {
		if ( null !== $answers ) {
			Stored_Value::put( self::QUESTIONNAIRE, $answers );
		}
		if ( null !== $status ) {
			Stored_Value::put( self::STATUS, $status );
			if ( 'completed' === $status && self::NOT_STARTED === $this->step() ) {
				$this->set_step( 'setup-wizard-completed' );
			}
		}
	}

	/**
	 * Recommendations that depend on what happens on the site, of those that can be followed here.
	 *
	 * @return list<string>
	 */
	public function conditional(): array {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$has_akismet = array_key_exists( 'akismet/akismet.php', get_plugins() )
			&& ! is_plugin_active( 'akismet/akismet.php' );
		return $has_akismet && wp_count_comments()->total_comments >= self::MANY_COMMENTS
			? array( 'anti-spam' )
			: array();
	}

	/** @return array<mixed> */
	private static function listed( string $option ): array {
		$stored = get_option( $option );
		return is_array( $stored ) ? $stored : array();
	}
}
