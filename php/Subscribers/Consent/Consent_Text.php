<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Settings;

/**
 * What people agree to who subscribe.
 */
final class Consent_Text {

	/**
	 * In the language of the moment, unless the owner has written it.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function current(): string {
		$own = (string) Subscribers_Settings::value( Subscribers_Settings::CONSENT );
		return '' !== $own ? $own : __( 'By subscribing, you agree to get new posts from this site by email. You can unsubscribe at any time.', 'slipstream' );
	}
}
