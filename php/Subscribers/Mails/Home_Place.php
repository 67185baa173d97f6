<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Mails;

use Slipstream\Http\Home;
use Slipstream\Mail\Outbox\Places;

/**
 * Mails are sent at the address of the site where they were caused: a copy of the site has them too.
 */
final class Home_Place implements Places {

	/** The place where the site is. */
	public static function here(): string {
		return Home::key( home_url() );
	}

	public function condition(): array {
		return array( 'place = %s', array( self::here() ) );
	}

	/** They are of no use for long, so nobody waits for the site to come back. */
	public function condition_of_some_day(): array {
		return $this->condition();
	}

	public function condition_of_answer(): array {
		return $this->condition();
	}
}
