<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Hourly_Limits;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Support\Database\Counters;

/**
 * Counts who asks for mails: people could be flooded with them, and codes guessed. A count that nobody knows refuses.
 */
final class Sign_In_Limits {

	public function __construct( private Counters $counters ) {}

	/**
	 * Counts a mail.
	 *
	 * @throws Request_Error If there were too many, or the database fails.
	 */
	public function count( string $email, Visitor $visitor ): void {
		$wait = $this->hourly()->wait( Member::key( $email ), $visitor ) ?? Members_Database::fail();
		if ( $wait > 0 ) {
			throw new Request_Error(
				'sign_in_too_many',
				__( 'Too many sign-in emails were requested. Use the last one you received, or try again in an hour.', 'slipstream' ),
				429,
				$wait
			);
		}
	}

	/**
	 * Whether the limit of all together was reached since yesterday.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function had_flood(): bool {
		return $this->hourly()->had_flood() ?? Members_Database::fail();
	}

	private function hourly(): Hourly_Limits {
		return new Hourly_Limits( $this->counters, 'sign-in', self::limits() );
	}

	/** @return array{address: int, visitor: int, site: int} */
	private static function limits(): array {
		$defaults = array(
			'address' => 5,
			'visitor' => 20,
			'site'    => 300,
		);
		/**
		 * Filters how many sign-in emails can be asked for in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param array{address: int, visitor: int, site: int} $limits For one address, by one visitor, and by all.
		 */
		$limits = (array) apply_filters( 'slipstream_sign_in_limits', $defaults );
		return array_map( 'intval', array_intersect_key( $limits, $defaults ) + $defaults );
	}
}
