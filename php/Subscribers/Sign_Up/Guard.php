<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Hourly_Limits;
use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Email_Address;

/**
 * Keeps programs from having this site mail strangers. A count that nobody knows mails nobody.
 */
final class Guard {

	public function __construct( private Counters $counters, private Clock $clock ) {}

	/** @throws Request_Error If a program has sent it, or another site's page. */
	public function ensure_human( Offer $offer, Request $request, string $origin ): void {
		if ( $request->is_trapped() || ! Origin::is_own( $origin ) ) {
			throw new Request_Error(
				'subscribe_refused',
				__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
				400
			);
		}
		$wait = Bot_Trap::seconds_too_fast( $offer->shown, $this->clock->now() );
		if ( $wait > 0 ) {
			throw new Request_Error(
				'subscribe_too_quick',
				__( 'This was sent too quickly. Please wait a moment and send it again.', 'slipstream' ),
				429,
				$wait
			);
		}
	}

	/**
	 * Counts a mail to someone who may not have asked for it.
	 *
	 * @throws Request_Error If there were too many, or the database fails.
	 */
	public function count( string $email, Visitor $visitor ): void {
		$domain = (string) substr( (string) strrchr( $email, '@' ), 1 );
		$key    = Email_Address::key( self::mailbox( $email ) );
		$wait   = $this->hourly()->wait( $key, $visitor, array( 'domain' => $domain ) )
			?? Subscribers_Database::fail();
		if ( $wait > 0 ) {
			throw new Request_Error(
				'subscribe_too_many',
				__( 'Too many people are subscribing right now, or this address was entered too often. Please try again in an hour.', 'slipstream' ),
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
		return $this->hourly()->had_flood() ?? Subscribers_Database::fail();
	}

	/** An address without what many providers ignore: else one mailbox would be many. */
	private static function mailbox( string $email ): string {
		return (string) preg_replace( '/\+[^@]*@/', '@', $email );
	}

	private function hourly(): Hourly_Limits {
		return new Hourly_Limits( $this->counters, 'subscribe', self::limits() );
	}

	/** @return array{address: int, visitor: int, domain: int, site: int} */
	private static function limits(): array {
		$defaults = array(
			'address' => 3,
			'visitor' => 10,
			'domain'  => 60,
			'site'    => 200,
		);
		/**
		 * Filters how many emails that ask to confirm a subscription can be caused in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param array{address: int, visitor: int, domain: int, site: int} $limits For one address, by one visitor, for
		 *     all addresses of one domain, and by all.
		 */
		$limits = (array) apply_filters( 'slipstream_subscribe_limits', $defaults );
		return array_map( 'intval', array_intersect_key( $limits, $defaults ) + $defaults );
	}
}
