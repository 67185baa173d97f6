<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * The owner's app at Meta.
 */
final class Photo_Feed_Settings {

	public const APP_ID     = 'slipstream_instagram_app_id';
	public const APP_SECRET = 'slipstream_instagram_app_secret';

	/** @return list<Setting> The app's ID, and its secret. */
	public static function all(): array {
		return Declared_Settings::of( 'Photo_Feed' )->all();
	}
}
