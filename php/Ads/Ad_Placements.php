<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

/**
 * Puts ad blocks where the owner wants ads on all pages of a kind: at the top, between paragraphs, below the text. A
 * format without code stands nowhere.
 */
final class Ad_Placements {

	/** Paragraphs from which a text has an ad between them. */
	private const LONG = 6;

	public function __construct( private Ad_Codes $codes ) {}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action( 'wp_body_open', $this->print_header_ad( ... ) );
		// Before blocks are rendered (9): it becomes one of them.
		add_filter( 'the_content', $this->add_inline( ... ), 8 );
		// After paragraphs (10) and shortcodes (11), so that neither touches the code.
		add_filter( 'the_content', $this->add_below( ... ), 12 );
	}

	/** Whether there is an ad that is put on a kind of pages. */
	public function are_used(): bool {
		$is_any_on = static fn ( string ...$names ): bool => array() !== array_filter(
			$names,
			Ads_Settings::is_on( ... )
		);
		$has_ad    = ( '' !== $this->codes->get( 'leaderboard' ) && $is_any_on( 'enable_header_ad' ) )
			|| (
				'' !== $this->codes->get( Ad_Formats::DEFAULT )
				&& $is_any_on( 'wordads_inline_enabled', Ad_Places::BELOW, 'wordads_second_belowpost' )
			);
		return $has_ad && $is_any_on(
			'wordads_display_front_page',
			'wordads_display_post',
			'wordads_display_page',
			'wordads_display_archive'
		);
	}

	/** Prints the ad at the top of the page. It is too wide for phones. */
	private function print_header_ad(): void {
		if ( Ads_Settings::is_on( 'enable_header_ad' ) && self::is_page_with_ads() ) {
			echo $this->ad( 'leaderboard', true ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the block, but for the owner's code.
		}
	}

	/** Adds an ad in the middle of a long text, unless its author has placed one. */
	private function add_inline( mixed $content ): mixed {
		if (
			! is_string( $content )
			|| '' === $this->codes->get( Ad_Formats::DEFAULT )
			|| ! self::is_text_with_ads( 'wordads_inline_enabled' )
			|| has_block( 'jetpack/wordads', $content )
		) {
			return $content;
		}
		$blocks     = parse_blocks( $content );
		$paragraphs = array_keys( array_column( $blocks, 'blockName' ), 'core/paragraph', true );
		if ( count( $paragraphs ) < self::LONG ) {
			return $content;
		}
		$after = 1 + (int) $paragraphs[ intdiv( count( $paragraphs ), 2 ) - 1 ];
		return serialize_blocks(
			array(
				...array_slice( $blocks, 0, $after ),
				self::block( Ad_Formats::DEFAULT ),
				...array_slice( $blocks, $after ),
			)
		);
	}

	private function add_below( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! self::is_text_with_ads() ) {
			return $content;
		}
		$places = array( Ad_Places::BELOW, 'wordads_second_belowpost' );
		$count  = count( array_filter( $places, Ads_Settings::is_on( ... ) ) );
		return $content . str_repeat( $this->ad( Ad_Formats::DEFAULT ), $count );
	}

	/**
	 * HTML of an ad; '' where its format has no code.
	 *
	 * @phpstan-param key-of<Ad_Formats::SIZES> $format
	 */
	private function ad( string $format, bool $hides_on_phone = false ): string {
		return '' === $this->codes->get( $format ) ? '' : render_block( self::block( $format, $hides_on_phone ) );
	}

	/** @return array{blockName: string, attrs: array<string, mixed>, innerBlocks: array{}, innerHTML: string, innerContent: array{}} */
	private static function block( string $format, bool $hides_on_phone = false ): array {
		return array(
			'blockName'    => 'jetpack/wordads',
			'attrs'        => array(
				'format'     => $format,
				'hideMobile' => $hides_on_phone,
			),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}

	/**
	 * Whether the text that is being shown is what the page is about, and may have ads.
	 *
	 * @param string $setting A setting that must be on, too; '' for none.
	 */
	private static function is_text_with_ads( string $setting = '' ): bool {
		return is_singular() && in_the_loop() && is_main_query() && get_the_ID() === get_queried_object_id()
			&& ! doing_filter( 'get_the_excerpt' ) && ! post_password_required()
			&& ( '' === $setting || Ads_Settings::is_on( $setting ) ) && self::is_page_with_ads();
	}

	private static function is_page_with_ads(): bool {
		$setting = match ( true ) {
			is_feed(), is_embed() => '',
			is_front_page() => 'wordads_display_front_page',
			is_page() => 'wordads_display_page',
			is_singular() => 'wordads_display_post',
			is_archive(), is_home(), is_search() => 'wordads_display_archive',
			default => '',
		};
		return '' !== $setting && Ads_Settings::is_on( $setting );
	}
}
