<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * How long responses are kept.
 */
final class Form_Settings {

	public const RETENTION = 'slipstream_form_retention_days';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Forms' )->all();
	}

	/** Days after which responses are deleted for good; 0 for never. */
	public static function retention_days(): int {
		$days = Declared_Settings::of( 'Forms' )->setting( self::RETENTION )->value();
		return is_numeric( $days ) ? max( 0, (int) $days ) : 0;
	}
}
