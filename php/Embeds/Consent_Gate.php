<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\View_Script;

/**
 * Draws content that contacts another server: always with a link, and where the site asks for consent inert until the
 * visitor wants it. The HTML is the same for every visitor, as pages are cached; src/embed-page puts the content in
 * place.
 */
final class Consent_Gate {

	public const SETTING = 'slipstream_embed_consent';

	/**
	 * @param string $block   The block's folder, such as 'calendly'.
	 * @param string $link    Where the content is without this page, a safe address; '' for nowhere.
	 * @param string $content Escaped HTML that contacts the server.
	 * @param string $service What the service is called, where the site's owner chooses it; as the block's embed.json
	 *     has it by default.
	 * @param string $host    The host that is contacted first, or the hosts; likewise.
	 * @param string $stays   HTML of the site's own that stands with the question, until the content brings it.
	 */
	public static function html(
		string $block,
		string $link,
		string $label,
		string $content,
		bool $hides_link = false,
		string $service = '',
		string $host = '',
		string $stays = ''
	): string {
		$anchor = '' === $link ? '' : self::link( $link, $label );
		if ( self::is_static() ) {
			return '' === $anchor ? '' : "<p>$anchor</p>";
		}
		$known = Hosts::of( $block );
		if ( null !== $known ) {
			$service = '' === $service ? $known['service'] : $service;
			$host    = '' === $host
				? $known['contacts'][0]['host'] ?? (string) wp_parse_url( $link, PHP_URL_HOST )
				: $host;
		}
		$below    = self::below( $anchor, Consent_Text::failure( $service, $host ) );
		$has_link = ! $hides_link && '' !== $link && self::shows_link( $content, $link );
		Services_In_Use::add( $block );
		if ( null === $known || ! self::requires_consent() ) {
			return $has_link ? $content : $content . $below;
		}
		return self::ask(
			$block,
			Consent_Text::of_service( $service, $host ),
			$stays . ( $has_link ? "<p>$anchor</p>" : $below ),
			$content
		);
	}

	/**
	 * Content of another server that is nowhere but on this page, such as an ad. One question is for all of it, and
	 * where no script runs nothing stands in for it.
	 *
	 * @param string $content HTML that contacts the server.
	 */
	public static function without_link(
		string $block,
		Consent_Text $text,
		string $content,
		bool $asks = false
	): string {
		if ( self::is_static() ) {
			return '';
		}
		return $asks || self::requires_consent() ? self::ask( $block, $text, '', $content, true ) : $content;
	}

	/**
	 * @param string $block The block's folder: what is remembered.
	 * @param string $link  HTML of a link to the content; '' for none.
	 * @param bool   $is_together Whether one question is for all that the page has of it: the script picks which is
	 *     seen.
	 */
	private static function ask(
		string $block,
		Consent_Text $text,
		string $link,
		string $content,
		bool $is_together = false
	): string {
		View_Script::enqueue( 'embed-page' );
		self::enqueue_style();
		list( $content, $width ) = self::without_width( $content );
		return sprintf(
			'<div class="slipstream-embed%8$s" data-slipstream-service="%1$s"%9$s><div class="slipstream-embed__ask"><p>%2$s</p>%3$s<button type="button" class="slipstream-embed__load wp-element-button" hidden>%4$s</button></div><template>%5$s</template><p class="slipstream-embed__memory" role="status" tabindex="-1" data-done="%7$s" hidden><button type="button" class="slipstream-embed__forget">%6$s</button></p></div>',
			esc_attr( $block ),
			esc_html( $text->question ),
			$link,
			esc_html( $text->load ),
			$content,
			esc_html( $text->stop ),
			esc_attr( $text->stopped ),
			esc_attr( $is_together ? "$width is-silent" : $width ),
			$is_together ? ' data-slipstream-together' : ''
		);
	}

	/**
	 * The link alone: for an address that is not embedded.
	 *
	 * @param string $label The link text; its URL by default.
	 * @return string HTML, '' where the address leads nowhere that is safe.
	 */
	public static function fallback( mixed $url, string $label = '' ): string {
		$url = is_string( $url ) ? trim( $url ) : '';
		// Only what names another server: an address without a host would lead somewhere on this site.
		if ( 1 !== preg_match( '~^https?://[^/\s]~i', $url ) || '' === esc_url( $url, array( 'http', 'https' ) ) ) {
			return '';
		}
		return '<p>' . self::link( $url, '' === $label ? $url : $label ) . '</p>';
	}

	/** Whether the site asks visitors first. */
	public static function requires_consent(): bool {
		return true === filter_var( get_option( self::SETTING, false ), FILTER_VALIDATE_BOOLEAN );
	}

	/** Whether the HTML is read where no script runs: a feed, or an answer to a program. */
	public static function is_static(): bool {
		return is_feed() || wp_is_serving_rest_request();
	}

	/**
	 * Takes the width that a block has beyond that of the text from its content: themes give it to what stands in the
	 * post itself, which is the shell.
	 *
	 * @return array{string, string} The content, and the class of the shell, with a blank before it.
	 */
	private static function without_width( string $content ): array {
		$tags = new \WP_HTML_Tag_Processor( $content );
		if ( $tags->next_tag() ) {
			foreach ( array( 'alignwide', 'alignfull' ) as $name ) {
				if ( $tags->has_class( $name ) ) {
					$tags->remove_class( $name );
					return array( $tags->get_updated_html(), " $name" );
				}
			}
		}
		return array( $content, '' );
	}

	private static function link( string $url, string $label ): string {
		return sprintf(
			'<a href="%s" rel="noopener noreferrer" target="_blank">%s</a>',
			esc_url( $url, array( 'http', 'https' ) ),
			esc_html( $label )
		);
	}

	/**
	 * A link that stands below content, also after it has been loaded.
	 *
	 * @param string $anchor HTML of the link; '' for none.
	 * @param string $failed What is said there if the content does not come.
	 */
	private static function below( string $anchor, string $failed ): string {
		return '' === $anchor ? '' : sprintf(
			'<p class="slipstream-embed__link" data-failed="%s">%s</p>',
			esc_attr( $failed ),
			$anchor
		);
	}

	private static function shows_link( string $content, string $link ): bool {
		return 1 === preg_match( '~<a [^>]*href="' . preg_quote( esc_url( $link ), '~' ) . '"[^>]*>[^<]~', $content );
	}

	private static function enqueue_style(): void {
		if (
			! wp_style_is( 'slipstream-embed', 'registered' )
			&& is_file( SLIPSTREAM_DIR . '/build/embed-page/style-view.css' )
		) {
			wp_register_style(
				'slipstream-embed',
				plugins_url( 'build/embed-page/style-view.css', SLIPSTREAM_FILE ),
				array(),
				\Slipstream\VERSION
			);
			wp_style_add_data( 'slipstream-embed', 'rtl', 'replace' );
			wp_style_add_data( 'slipstream-embed', 'path', SLIPSTREAM_DIR . '/build/embed-page/style-view.css' );
		}
		wp_enqueue_style( 'slipstream-embed' );
	}
}
