<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use DateTimeImmutable;

/**
 * Says which limit is reached and when it begins anew.
 */
final class Limit_Messages {

	/** The sentences for a full counter. */
	public static function refusal( string $counter, string $unit, DateTimeImmutable $next ): string {
		// It is never more than a month away: the year would only make a narrow notice longer.
		/* translators: the format of a day of the next month, as wp_date() takes it. */
		$date = wp_date( _x( 'M j', 'day of a month', 'slipstream' ), $next->getTimestamp() );
		/* translators: %s: a date. */
		return self::limit( $counter, $unit ) . ' ' . sprintf( __( 'Resets %s.', 'slipstream' ), (string) $date );
	}

	private static function limit( string $counter, string $unit ): string {
		if ( str_starts_with( $counter, 'user:' ) ) {
			return match ( $unit ) {
				'tokens' => __( 'You have reached your token limit.', 'slipstream' ),
				'cost'   => __( 'You have reached your spending limit.', 'slipstream' ),
				default  => __( 'You have reached your request limit.', 'slipstream' ),
			};
		}
		if ( str_starts_with( $counter, 'role:' ) ) {
			$names = wp_roles()->role_names;
			$role  = substr( $counter, 5 );
			$role  = translate_user_role( $names[ $role ] ?? $role );
			return match ( $unit ) {
				/* translators: %s: a role's name. */
				'tokens' => sprintf( __( 'The "%s" role has reached its token limit.', 'slipstream' ), $role ),
				/* translators: %s: a role's name. */
				'cost'   => sprintf( __( 'The "%s" role has reached its spending limit.', 'slipstream' ), $role ),
				/* translators: %s: a role's name. */
				default  => sprintf( __( 'The "%s" role has reached its request limit.', 'slipstream' ), $role ),
			};
		}
		return match ( $unit ) {
			'tokens' => __( 'This site has reached its token limit.', 'slipstream' ),
			'cost'   => __( 'This site has reached its spending limit.', 'slipstream' ),
			default  => __( 'You have reached the limit of requests for this site.', 'slipstream' ),
		};
	}
}
