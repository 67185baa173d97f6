<?php

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Http\Visitor;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * How long the site keeps responses.
 */
final class Forms_Settings {

	public const RETENTION = 'slipstream_form_retention_days';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Forms' )->all();
	}

	/** Days after which responses are permanently deleted; 0 for never. */
	public static function retention_days(): int {
		$days = Declared_Settings::of( 'Forms' )->setting( self::RETENTION )->value();
		return is_numeric( $days ) ? max( 0, (int) $days ) : 0;
	}

	/** What the site stores about people who send a form, for the privacy policy. */
	public static function privacy_policy(): string {
		$days = self::retention_days();
		$kept = Visitor::keeps_ip()
			? __( 'If you send a form, this site stores what you enter and your IP address, and may email the form to the people who run it.', 'slipstream' )
			: __(
				'If you send a form, this site stores what you enter and a code made from your IP address that does not reveal it, and may email the form to the people who run it.',
				'slipstream'
			);
		return 0 === $days ? $kept : $kept . ' ' . sprintf(
			/* translators: %s: number of days. */
			_n( 'Responses are deleted after %s day.', 'Responses are deleted after %s days.', $days, 'slipstream' ),
			number_format_i18n( $days )
		);
	}
}
