<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Settings\Setting;

/**
 * The owner's app at Meta.
 */
final class Photo_Feed_Settings {

	public const APP_ID     = 'slipstream_instagram_app_id';
	public const APP_SECRET = 'slipstream_instagram_app_secret';

	/** @return array{Setting, Setting} */
	public static function all(): array {
		return array(
			new Setting(
				self::APP_ID,
				array(
					'type'      => 'string',
					'maxLength' => 40,
					'pattern'   => '^\s*[0-9]*\s*$',
				),
				'',
				constant: 'SLIPSTREAM_INSTAGRAM_APP_ID',
				sanitize: self::trimmed( ... )
			),
			new Setting(
				self::APP_SECRET,
				array(
					'type'      => 'string',
					'maxLength' => 200,
					'pattern'   => '^[\x20-\x7E]*$',
				),
				'',
				is_secret: true,
				constant: 'SLIPSTREAM_INSTAGRAM_APP_SECRET',
				sanitize: self::trimmed( ... ),
				depends_on: self::APP_ID
			),
		);
	}

	private static function trimmed( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
