<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Closure;
use Slipstream\Http\Address;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Where ads may stand, and what is said of them: the options that a site which switches to this plugin has already.
 */
final class Ads_Settings {

	public const TXT_ON = 'wordads_custom_adstxt_enabled';
	public const TXT    = 'wordads_custom_adstxt';

	/**
	 * Whether visitors may have their data not sold, where they read of it, and whether they are asked before ads are
	 * loaded.
	 */
	public const CHOICE  = 'wordads_ccpa_enabled';
	public const POLICY  = 'wordads_ccpa_privacy_policy_url';
	public const CONSENT = 'wordads_cmp_enabled';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Ads' )->all(
			array(
				'wordads_approved' => array(
					'absent' => static fn (): string => __(
						'Slipstream has no ad network of its own to approve this site.',
						'slipstream'
					),
				),
				self::TXT          => array(
					'sanitize' => self::text( Ads_Txt::tidy( ... ) ),
					'validate' => static fn ( string $text ): bool|string => Ads_Txt::problem( $text ) ?? true,
				),
				self::POLICY       => self::policy_code(),
			) + Ad_Codes::code()
		);
	}

	/** Whether a switch is on. */
	public static function is_on( string $name ): bool {
		return true === Declared_Settings::of( 'Ads' )->setting( $name )->value();
	}

	/** Where visitors read what becomes of their data; '' for nowhere. */
	public static function policy_url(): string {
		$url = self::policy()->value();
		return is_string( $url ) && '' !== $url ? $url : get_privacy_policy_url();
	}

	private static function policy(): Setting {
		return Declared_Settings::of( 'Ads' )->setting( self::POLICY, self::policy_code() );
	}

	/** @return array{sanitize: Closure, validate: Closure} */
	private static function policy_code(): array {
		return array(
			'sanitize' => self::text(
				static fn ( string $url ): string => esc_url_raw( trim( $url ), array( 'http', 'https' ) )
			),
			'validate' => static fn ( string $url ): bool|string => '' === trim( $url ) || Address::is_plain(
				(string) preg_replace( '/[?#].*$/', '', trim( $url ) )
			) ? true : __( 'Enter an address that starts with https:// or http://.', 'slipstream' ),
		);
	}

	/** @param Closure(string): string $sanitize Gives what is stored. */
	private static function text( Closure $sanitize ): Closure {
		return static fn ( mixed $value ): string => $sanitize( is_string( $value ) ? $value : '' );
	}
}
