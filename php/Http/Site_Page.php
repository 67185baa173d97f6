<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * A page that is no post, in the site's own look. It is stored nowhere, and found by no search engine.
 */
final class Site_Page {

	/** Arranges what Page_Parts draws; its look is the theme's. */
	private const STYLE = '.slipstream-page{overflow-wrap:anywhere}
		.slipstream-page-form label{display:block}
		.slipstream-page .slipstream-page-second button{border:1px solid;background:none;color:inherit}
		.slipstream-page-form fieldset{margin:0 0 1em;padding:.5em 1em;border:1px solid}
		.slipstream-page-form fieldset p{margin-block:.5em}
		.slipstream-page-form .slipstream-page-choice label{display:flex;gap:.5em;align-items:baseline}
		.slipstream-page-choice input{flex:none;margin:0}
		.slipstream-page-wrong{display:block;font-weight:700}
		.slipstream-page-form [aria-invalid]{border:2px solid}
		.slipstream-declaration dt{font-weight:700}
		.slipstream-declaration dd{margin:0 0 .5em}
		.slipstream-page-form textarea,
		.slipstream-page-form input:not([type=radio],[type=checkbox]){
			box-sizing:border-box;width:100%;max-width:30em;min-height:44px;padding:8px;font:inherit
		}
		.slipstream-page-error,.slipstream-page-note{
			box-sizing:border-box;padding-inline:1em;border:1px solid;border-inline-start-width:4px
		}';

	/**
	 * @param string   $html        Escaped.
	 * @param int|null $retry_after Seconds after which another try makes sense.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $html,
		public readonly int $status = 200,
		public readonly ?int $retry_after = null
	) {}

	/**
	 * A page that says what went wrong.
	 *
	 * @param string $html What follows it, escaped.
	 */
	public static function of_error( string $title, Request_Error $error, string $html = '' ): self {
		return new self(
			$title,
			Page_Parts::error( $error->getMessage() ) . $html,
			$error->http_status,
			$error->retry_after
		);
	}

	/** Shows it instead of what the address would lead to. */
	public function show(): never {
		status_header( $this->status );
		Page_Cache::skip();
		if ( ! headers_sent() ) {
			// The address is for the visitor alone.
			header( 'Referrer-Policy: no-referrer' );
			// What people confirm here, no other site shows in a frame.
			header( "Content-Security-Policy: frame-ancestors 'self'" );
			null === $this->retry_after || header( 'Retry-After: ' . $this->retry_after );
		}
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_filter(
			'pre_get_document_title',
			fn (): string => $this->title . ' – ' . get_bloginfo( 'name', 'display' )
		);
		remove_action( 'wp_head', 'rel_canonical' );
		add_action( 'wp_enqueue_scripts', self::add_style( ... ) );
		wp_is_block_theme() ? $this->print_in_block_theme() : $this->print_in_classic_theme();
		exit;
	}

	private static function add_style(): void {
		// Without a file: it is short, and for pages that nobody opens often.
		wp_register_style( 'slipstream-page', false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- There is no file.
		wp_add_inline_style( 'slipstream-page', self::STYLE );
		wp_enqueue_style( 'slipstream-page' );
	}

	private function print_in_block_theme(): void {
		// Before the head, which prints the styles of the blocks in them.
		$header = self::part( 'header' );
		$footer = self::part( 'footer' );
		echo '<!DOCTYPE html><html ';
		language_attributes();
		echo '><head><meta charset="' . esc_attr( (string) get_bloginfo( 'charset' ) ) . '">'
			. '<meta name="viewport" content="width=device-width, initial-scale=1">';
		wp_head();
		echo '</head><body ';
		body_class();
		echo '>';
		wp_body_open();
		echo '<div class="wp-site-blocks">' . $header . $this->main() . $footer . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's own parts, and what is escaped where it is made.
		wp_footer();
		echo '</body></html>';
	}

	private function print_in_classic_theme(): void {
		get_header();
		echo $this->main(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		get_footer();
	}

	private function main(): string {
		return sprintf(
			'<main id="wp--skip-link--target" class="slipstream-page has-global-padding is-layout-constrained"><h1>%s</h1>%s</main>',
			esc_html( $this->title ),
			$this->html
		);
	}

	/** A part of the theme; '' if it has none of that name. */
	private static function part( string $slug ): string {
		return null === get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' )
			? ''
			: do_blocks( sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%1$s"} /-->', $slug ) );
	}
}
