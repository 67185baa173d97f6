<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form_Finder;
use Slipstream\Forms\Definition\Form_Source;

/** Knows where on the page a form renders, and which stored content contains it. */
final class Form_Place {

	/** The widget that is rendering. */
	private string $widget = '';

	public function __construct( private Form_Finder $finder ) {}

	/** Remembers which widget is rendering. */
	public function enter_widget( string $id ): void {
		$this->widget = $id;
	}

	/** The current place, as the prefix for form IDs. */
	public function id(): string {
		global $_wp_current_template_id;
		if ( '' !== $this->widget ) {
			return 'widget-' . sanitize_html_class( $this->widget );
		}
		if ( is_singular() || in_the_loop() || ! is_string( $_wp_current_template_id ) ) {
			return (string) (int) get_the_ID();
		}
		return 'block-template-' . sanitize_html_class( str_replace( '//', '-', $_wp_current_template_id ) );
	}

	/**
	 * The stored content that contains a form.
	 *
	 * @param int $ref The post that stores the form, or 0.
	 * @return array{Form_Source, int} The source, and the form's position in it.
	 */
	public function locate( string $hash, int $ref ): array {
		global $_wp_current_template_id;
		$id   = (int) get_the_ID();
		$page = is_singular() || in_the_loop() ? $id : 0;
		$path = substr( (string) strtok( self::url(), '?' ), 0, 300 );
		$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path = '' !== $home && str_starts_with( $path, $home . '/' ) ? substr( $path, strlen( $home ) ) : $path;
		if ( $ref > 0 ) {
			return array( new Form_Source( 'form', (string) $ref, $page, $path ), 0 );
		}
		$candidates = array(
			array( 'widget', $this->widget ),
			array( 'post', $id > 0 ? (string) $id : '' ),
			array( 'template', is_string( $_wp_current_template_id ) ? $_wp_current_template_id : '' ),
		);
		foreach ( $candidates as list( $kind, $which ) ) {
			$ordinal = '' === $which ? null : $this->finder->ordinal( $kind, $which, $hash );
			if ( null !== $ordinal ) {
				return array( new Form_Source( $kind, $which, 'post' === $kind ? $id : $page, $path ), $ordinal );
			}
		}
		return array( new Form_Source( 'inline', '', $page, $path ), 0 );
	}

	/** This request's URL, always on this site. */
	public static function url(): string {
		$path = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		return '/' . ltrim( (string) preg_replace( '#^[a-z]+://[^/]*#i', '', $path ), '/\\' );
	}
}
