<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use Slipstream\Support\Database\Counters;
use wpdb;

/**
 * The database, the time and the secrets of the site, handed to the modules that need them.
 */
final class Environment {

	/** The option with the stored half of the signing key. */
	public const SIGNING_KEY = 'slipstream_token_key';

	public function database(): wpdb {
		global $wpdb;
		return $wpdb;
	}

	public function clock(): Clock {
		return new System_Clock();
	}

	public function secrets(): Secrets {
		return new Secrets( wp_salt( 'auth' ) );
	}

	/** Counters that end by themselves. */
	public function counters(): Counters {
		return new Counters( $this->database(), $this->clock() );
	}

	/** The key that tokens and stop flags are signed with. Read from the database only when it is needed. */
	public function signing_key(): string {
		return $this->secrets()->site_key( $this->database(), self::SIGNING_KEY );
	}
}
