<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Key;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Support\Database\Stored_Option;

/**
 * What the owner has chosen for forms to sign up to a newsletter.
 */
final class Newsletter_Form_Settings {

	public const LIST    = 'slipstream_newsletter_list';
	public const KEY     = 'slipstream_mailchimp_key';
	public const CONFIRM = 'slipstream_mailchimp_confirm';

	/** @return list<Setting> */
	public static function all(): array {
		return self::declared()->all();
	}

	/**
	 * The key of Mailchimp.
	 *
	 * @return Mailchimp_Key|null Null if there is none, or it is none of Mailchimp's.
	 * @throws Request_Error If the database fails.
	 */
	public static function key(): ?Mailchimp_Key {
		return Mailchimp_Key::of( (string) self::value( self::KEY ) );
	}

	/**
	 * Whether there is something for a key that is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function has_broken_key(): bool {
		return '' !== self::value( self::KEY ) && null === self::key();
	}

	/**
	 * Which list forms sign people up to.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function chosen_list(): string {
		return (string) self::value( self::LIST );
	}

	/**
	 * Whether people confirm also where the audience does not ask for it.
	 *
	 * @throws Request_Error If the database fails: nobody is added unasked for that.
	 */
	public static function asks_always(): bool {
		return true === self::value( self::CONFIRM );
	}

	private static function value( string $name ): mixed {
		$setting = self::declared()->setting( $name );
		try {
			Stored_Option::get( $setting->option );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'newsletter_settings_unknown', 5 );
		}
		return $setting->value();
	}

	private static function declared(): Declared_Settings {
		return Declared_Settings::of( 'Newsletter_Form' );
	}
}
