<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Keeps this site to a few connections at once: Mailchimp takes ten for an account, from all that use it.
 */
final class Connection_Slots {

	/** How many requests of the site may run at once. */
	public const MOST = 3;

	/** Seconds after which the slot of a process that was killed is free. Longer than a request takes. */
	private const LIFE = 30;

	/** How often one is looked for, and milliseconds between. */
	private const TRIES = 20;
	private const PAUSE = 150;

	/** @var Closure(int): void */
	private Closure $pause;

	/**
	 * @param string                    $name  Tells one account from another.
	 * @param (Closure(int): void)|null $pause Waits for so many milliseconds.
	 */
	public function __construct( private Counters $counters, private string $name, ?Closure $pause = null ) {
		$this->pause = $pause ?? static function ( int $milliseconds ): void {
			usleep( $milliseconds * 1000 );
		};
	}

	/**
	 * Does something while a slot is free for it.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws Mailchimp_Error If none becomes free.
	 * @throws Request_Error If the database does not say whether one is free.
	 */
	public function run( Closure $work ): mixed {
		for ( $try = 1; ; $try++ ) {
			$slot = $this->claim();
			if ( null !== $slot ) {
				try {
					return $work();
				} finally {
					$this->counters->forget( $slot );
				}
			}
			if ( $try >= self::TRIES ) {
				throw new Mailchimp_Error( Mailchimp_Failure::Busy );
			}
			( $this->pause )( self::PAUSE );
		}
	}

	/** The name of the slot; null if all are taken. */
	private function claim(): ?string {
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			$slot = "mailchimp-connection|$this->name|$number";
			switch ( $this->counters->claim( $slot, self::LIFE ) ) {
				case Claim_Result::Granted:
					return $slot;
				case Claim_Result::Unknown:
					throw Request_Error::database_failed( 'mailchimp_not_asked', 5 );
			}
		}
		return null;
	}
}
