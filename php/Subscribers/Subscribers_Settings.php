<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Support\Database\Stored_Option;

/**
 * What the owner has chosen for the newsletter.
 */
final class Subscribers_Settings {

	public const CATEGORIES         = 'wpcom_newsletter_categories';
	public const CATEGORIES_ENABLED = 'wpcom_newsletter_categories_enabled';
	public const CONSENT            = 'slipstream_newsletter_consent';
	public const CONSENT_YEARS      = 'slipstream_consent_years';
	public const NOTIFY             = 'social_notifications_subscribe';
	public const SEND_DEFAULT       = 'wpcom_newsletter_send_default';
	public const REPLY_TO           = 'jetpack_subscriptions_reply_to';
	public const FROM_NAME          = 'jetpack_subscriptions_from_name';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Subscribers' )->all( self::code() );
	}

	/** @throws Request_Error If the database fails: nobody knows then. */
	public static function value( string $name ): mixed {
		$setting = Declared_Settings::of( 'Subscribers' )->setting( $name, self::code()[ $name ] ?? array() );
		try {
			Stored_Option::get( $setting->option );
		} catch ( RuntimeException ) {
			Subscribers_Database::fail();
		}
		return $setting->value();
	}

	/**
	 * IDs as the setting has them: other versions of Jetpack store each with a name.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $stored ): array {
		$ids = array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			$id = is_array( $one ) ? $one['term_id'] ?? 0 : $one;
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/** @return array<string, array{sanitize: \Closure}> What JSON cannot say, by setting. */
	private static function code(): array {
		return array( self::CATEGORIES => array( 'sanitize' => self::ids( ... ) ) );
	}
}
