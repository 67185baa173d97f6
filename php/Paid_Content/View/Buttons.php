<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\View;

use Closure;
use Slipstream\Http\Page_Request;
use WP_HTML_Tag_Processor;

/**
 * Draws the buttons of what a container shows to people who do not pay.
 */
final class Buttons {

	/** @param Closure(string): string $sign_in Where people log in, by where they go afterward. */
	public function __construct( private Closure $sign_in ) {}

	/** A saved login button, with its address. */
	public function login( string $content, int $post_id ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( $html->next_tag( array( 'tag_name' => 'A' ) ) ) {
			$html->set_attribute( 'href', $this->address( $post_id ) );
			$html->set_attribute( 'rel', 'nofollow' );
		}
		return $html->get_updated_html();
	}

	/**
	 * The view, with a login button where an old post has none of its own. What it sold is bought on the page of plans.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function view( array $attributes, string $content, int $post_id ): string {
		$text   = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null )
			? trim( $attributes[ $name ] )
			: '';
		$is_old = '' !== $text( 'buttonClasses' ) . $text( 'loginButtonText' ) . $text( 'subscribeButtonText' );
		if ( ! $is_old || str_contains( $content, 'wp-block-buttons' ) ) {
			return $content;
		}
		$classes = array( 'wp-block-button__link', 'wp-element-button', ...explode( ' ', $text( 'buttonClasses' ) ) );
		$label   = '' === $text( 'loginButtonText' ) ? __( 'Log in', 'slipstream' ) : $text( 'loginButtonText' );
		$colors  = '';
		foreach ( array(
			'background-color' => 'customBackgroundButtonColor',
			'color'            => 'customTextButtonColor',
		) as $property => $name ) {
			$color   = (string) sanitize_hex_color( $text( $name ) );
			$colors .= '' === $color ? '' : "$property:$color;";
		}
		$buttons = sprintf(
			'<div class="wp-block-premium-content-logged-out-view__buttons wp-block-button"><a class="%s"%s href="%s" rel="nofollow">%s</a></div>',
			esc_attr( implode( ' ', array_filter( array_map( 'sanitize_html_class', $classes ) ) ) ),
			'' === $colors ? '' : ' style="' . esc_attr( $colors ) . '"',
			esc_url( $this->address( $post_id ) ),
			esc_html( $label )
		);
		return (string) preg_replace( '~</div>\s*$~D', addcslashes( $buttons, '\\$' ) . '</div>', $content );
	}

	private function address( int $post_id ): string {
		$page = (string) get_permalink( $post_id );
		return Page_Request::is_page() ? ( $this->sign_in )( $page . '#' . Member_Page::FRAGMENT ) : $page;
	}
}
