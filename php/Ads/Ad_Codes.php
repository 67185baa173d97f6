<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Closure;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * HTML and scripts of an ad network, one for each format. They run on the pages of the site as they are, so only those
 * may give them who may write such code anywhere.
 *
 * @phpstan-type Format key-of<Ad_Formats::SIZES>
 */
final class Ad_Codes {

	public const OPTION = 'slipstream_ad_codes';

	/** @var array<string, Setting>|null The settings, by format. */
	private ?array $settings = null;

	/** @return array<string, Setting> A setting for each format. */
	public function settings(): array {
		if ( null === $this->settings ) {
			$formats        = array_keys( Ad_Formats::SIZES );
			$this->settings = array_combine( $formats, array_map( self::setting( ... ), $formats ) );
		}
		return $this->settings;
	}

	/** @phpstan-param Format $format */
	public function get( string $format ): string {
		$code = $this->settings()[ $format ]->value();
		return is_string( $code ) ? $code : '';
	}

	/**
	 * @return list<string>
	 * @phpstan-return list<Format>
	 */
	public function formats(): array {
		return array_values(
			array_filter( array_keys( Ad_Formats::SIZES ), fn ( string $format ): bool => '' !== $this->get( $format ) )
		);
	}

	/** @return list<string> The servers that a code names, the first that it loads something from at first. */
	public static function hosts( string $code ): array {
		preg_match_all( '~\bsrc\s*=\s*["\']?\s*(?:https?:)?//([a-z0-9.-]+)~i', $code, $loaded );
		preg_match_all( '~["\']\s*(?:https?:)?//([a-z0-9.-]+\.[a-z]{2,})~i', $code, $named );
		return array_values( array_unique( array_map( 'strtolower', array( ...$loaded[1], ...$named[1] ) ) ) );
	}

	/** @return list<string> The servers that all codes name. */
	public function all_hosts(): array {
		$codes = array_map( $this->get( ... ), $this->formats() );
		return array_values( array_unique( array_merge( ...array_map( self::hosts( ... ), $codes ) ) ) );
	}

	/**
	 * The code of the settings: who may write it, and how it is cleaned.
	 *
	 * @return array<string, array{sanitize: Closure, lock: Closure}> By the names of the settings.
	 */
	public static function code(): array {
		return array_fill_keys(
			array_map( self::name( ... ), array_keys( Ad_Formats::SIZES ) ),
			array(
				'sanitize' => static fn ( mixed $code ): string => is_string( $code ) ? trim(
					wp_check_invalid_utf8( str_replace( "\0", '', $code ) )
				) : '',
				'lock'     => static fn (): ?string => current_user_can( 'unfiltered_html' ) ? null : __(
					'This code runs on every page with an ad. Only people who can use unfiltered HTML can change it.',
					'slipstream'
				),
			)
		);
	}

	private static function setting( string $format ): Setting {
		return Declared_Settings::of( 'Ads' )->setting( self::name( $format ), self::code()[ self::name( $format ) ] );
	}

	private static function name( string $format ): string {
		return "slipstream_ad_code_$format";
	}
}
