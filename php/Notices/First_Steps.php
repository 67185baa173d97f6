<?php

declare( strict_types=1 );

namespace Slipstream\Notices;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;

/**
 * What was said to the first steps of the dashboard: that one was skipped, or that a choice was made which leaves
 * everything as it is.
 */
final class First_Steps {

	public const OPTION = 'slipstream_first_steps';

	public const STATES = array( 'open', 'skipped', 'chosen' );

	/** How many there can be: those of the plugin and of others. */
	private const MOST = 50;

	/** @return array<string, string> The states of the steps that something was said to. */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		return array_filter(
			is_array( $stored ) ? $stored : array(),
			static fn ( mixed $state, mixed $step ): bool => is_string( $step )
				&& in_array( $state, self::STATES, true ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Remembers it. What is said to another step at the same moment is remembered too.
	 *
	 * @param string $state One of STATES.
	 * @return array<string, string> The states of all.
	 * @throws Request_Error If there are too many, or the write fails.
	 */
	public static function set( string $step, string $state ): array {
		$is_full = false;
		$stored  = Option_Field::change(
			self::OPTION,
			static function ( array $steps ) use ( $step, $state, &$is_full ): array {
				$is_full = ! isset( $steps[ $step ] ) && 'open' !== $state && count( $steps ) >= self::MOST;
				if ( $is_full ) {
					return $steps;
				}
				unset( $steps[ $step ] );
				return 'open' === $state ? $steps : $steps + array( $step => $state );
			}
		);
		if ( $is_full ) {
			throw new Request_Error(
				'too_many_steps',
				__( 'Too many first steps are stored already.', 'slipstream' ),
				400
			);
		}
		if ( ! $stored ) {
			throw Request_Error::not_stored();
		}
		return self::all();
	}
}
