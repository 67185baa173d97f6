<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Hourly_Limits;
use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Email_Address;

/**
 * Keeps programs from having strangers mailed, and from using up what the list's service allows. A count that nobody
 * knows signs nobody up.
 */
final class Guard {

	/** What the name of the field is made of that only programs fill in. */
	public const TRAP = 'newsletter';

	public function __construct( private Counters $counters, private Clock $clock ) {}

	/**
	 * @param string $trapped What is in the field that people do not see.
	 * @throws Request_Error If a program has sent it, or another site's page.
	 */
	public function ensure_human( Offer $offer, string $trapped, string $origin ): void {
		if ( '' !== $trapped || ! Origin::is_own( $origin ) ) {
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

	/** @throws Request_Error If there were too many, or the database fails. */
	public function count( string $email, Visitor $visitor ): void {
		$domain = (string) substr( (string) strrchr( $email, '@' ), 1 );
		$wait   = $this->hourly()->wait( Email_Address::key( $email ), $visitor, compact( 'domain' ) )
			?? throw self::unknown();
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
		return $this->hourly()->had_flood() ?? throw self::unknown();
	}

	private function hourly(): Hourly_Limits {
		return new Hourly_Limits( $this->counters, 'newsletter-form', self::limits() );
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
		 * Filters how often forms of the Mailchimp block can be used in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param array{address: int, visitor: int, domain: int, site: int} $limits For one address, by one visitor, for
		 *     all addresses of one domain, and by all.
		 */
		$limits = (array) apply_filters( 'slipstream_newsletter_form_limits', $defaults );
		return array_map( 'intval', array_intersect_key( $limits, $defaults ) + $defaults );
	}

	private static function unknown(): Request_Error {
		return Request_Error::database_failed( 'subscribe_not_counted', 5 );
	}
}
