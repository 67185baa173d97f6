<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * What the owner has chosen for sending posts.
 */
final class Newsletter_Settings {

	public const PER_MINUTE = 'slipstream_newsletter_per_minute';
	public const PER_HOUR   = 'slipstream_newsletter_per_hour';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Newsletter' )->all();
	}

	/** Most emails for a number of seconds. */
	public static function limit( string $name ): int {
		return max( 1, (int) Declared_Settings::of( 'Newsletter' )->setting( $name )->value() );
	}
}
