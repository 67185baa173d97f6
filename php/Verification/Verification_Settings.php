<?php

declare( strict_types=1 );

namespace Slipstream\Verification;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use WP_HTML_Tag_Processor;

/**
 * A code for each service, as members of the option that a site which switches to this plugin has already.
 */
final class Verification_Settings {

	public const OPTION = 'verification_services_codes';

	/** The format of a code. */
	private const CODE = '/^[A-Za-z0-9_-]{1,200}={0,2}$/';

	/** @return list<Setting> */
	public static function all(): array {
		$code = array();
		foreach ( Verification_Service::cases() as $service ) {
			$code[ $service->value ] = array(
				'sanitize' => static fn ( mixed $value ): string => self::code( is_string( $value ) ? $value : '' ),
				'validate' => static fn ( string $value ): bool|string => self::problem( $service, $value ) ?? true,
			);
		}
		return Declared_Settings::of( 'Verification' )->all( $code );
	}

	/** @return array<string, string> The codes that are stored, by service. */
	public static function codes(): array {
		$stored = get_option( self::OPTION );
		$codes  = array();
		foreach ( is_array( $stored ) ? Verification_Service::cases() : array() as $service ) {
			$value                    = $stored[ $service->value ] ?? '';
			$codes[ $service->value ] = self::code( is_string( $value ) ? $value : '' );
		}
		return array_filter( $codes, static fn ( string $code ): bool => '' !== $code );
	}

	/**
	 * The code in what was entered: the code itself, or a tag.
	 *
	 * @return string '' if there is none.
	 */
	private static function code( string $value ): string {
		$code = trim( $value );
		if ( str_contains( $code, '<' ) ) {
			$code = self::tag( $code )['content'] ?? '';
		}
		return preg_match( self::CODE, $code ) ? $code : '';
	}

	/** The error in the input; null if it can be stored. */
	private static function problem( Verification_Service $service, string $value ): ?string {
		if ( '' === trim( $value ) ) {
			return null;
		}
		$tag = str_contains( $value, '<' ) ? self::tag( $value ) : null;
		if ( null !== $tag && strtolower( $tag['name'] ) !== $service->tag_name() ) {
			/* translators: 1: the name of a tag, 2: a service such as Google. */
			return sprintf( __( 'The tag must be named "%1$s". Copy the one from %2$s.', 'slipstream' ), $service->tag_name(), $service->label() );
		}
		return '' === self::code( $value )
			? __(
				'Enter the code or the whole meta tag. A code contains only letters, digits, hyphens, and underscores.',
				'slipstream'
			)
			: null;
	}

	/** @return array{name: string, content: string}|null */
	private static function tag( string $html ): ?array {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'META' ) ) ) {
			return null;
		}
		$text = static fn ( mixed $value ): string => is_string( $value ) ? trim( $value ) : '';
		return array(
			'name'    => $text( $tags->get_attribute( 'name' ) ),
			'content' => $text( $tags->get_attribute( 'content' ) ),
		);
	}
}
