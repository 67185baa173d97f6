<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Closure;
use Slipstream\Http\Address;
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

	/** Switches, and how they stand on a new site. */
	private const SWITCHES = array(
		'enable_header_ad'           => true,
		'wordads_second_belowpost'   => true,
		'wordads_inline_enabled'     => true,
		'wordads_display_front_page' => true,
		'wordads_display_post'       => true,
		'wordads_display_page'       => true,
		'wordads_display_archive'    => true,
		self::TXT_ON                 => false,
		self::CHOICE                 => false,
		self::CONSENT                => false,
	);

	/** @return list<Setting> */
	public static function all(): array {
		$switches = array_map(
			static fn ( string $name, bool $is_on ): Setting => self::switch( $name, $is_on ),
			array_keys( self::SWITCHES ),
			self::SWITCHES
		);
		return array(
			...$switches,
			new Setting(
				'wordads_approved',
				array( 'type' => 'boolean' ),
				false,
				is_shared: true,
				absent: static fn (): string => __(
					'There is no ad network here that could approve the site.',
					'slipstream'
				)
			),
			self::text(
				self::TXT,
				Ads_Txt::LONGEST,
				Ads_Txt::tidy( ... ),
				static fn ( string $text ): bool|string => Ads_Txt::problem( $text ) ?? true
			),
			self::policy(),
		);
	}

	/** Whether a switch is on. */
	public static function is_on( string $name ): bool {
		return true === self::switch( $name, self::SWITCHES[ $name ] ?? false )->value();
	}

	/** Where visitors read what becomes of their data; '' for nowhere. */
	public static function policy_url(): string {
		$url = self::policy()->value();
		return is_string( $url ) && '' !== $url ? $url : get_privacy_policy_url();
	}

	private static function policy(): Setting {
		return self::text(
			self::POLICY,
			2000,
			static fn ( string $url ): string => esc_url_raw( trim( $url ), array( 'http', 'https' ) ),
			static fn ( string $url ): bool|string => '' === trim( $url ) || Address::is_plain(
				(string) preg_replace( '/[?#].*$/', '', trim( $url ) )
			) ? true : __( 'Enter an address that begins with https:// or http://.', 'slipstream' )
		);
	}

	private static function switch( string $name, bool $is_on ): Setting {
		return new Setting( $name, array( 'type' => 'boolean' ), $is_on, is_shared: true );
	}

	/** @param Closure(string): string $sanitize Gives what is stored. */
	private static function text( string $name, int $longest, Closure $sanitize, Closure $validate ): Setting {
		return new Setting(
			$name,
			array(
				'type'      => 'string',
				'maxLength' => $longest,
			),
			'',
			is_shared: true,
			sanitize: static fn ( mixed $value ): string => $sanitize( is_string( $value ) ? $value : '' ),
			validate: $validate
		);
	}
}
