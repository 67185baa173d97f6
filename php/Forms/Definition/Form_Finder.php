<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use WP_Block_Patterns_Registry;
use WP_Post;

/**
 * Finds the forms in a post, widget, or template, including its synced patterns and template parts.
 */
final class Form_Finder {

	public const BLOCK = 'jetpack/contact-form';

	/** The pseudo-block name of a shortcode form. */
	public const SHORTCODE = 'slipstream/contact-form-shortcode';

	private const DEEPEST = 8;

	/** @var array<string, list<array<string, mixed>>> Forms by source. */
	private array $found = array();

	/**
	 * A form's hash. Classes that WordPress adds during rendering do not change it.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 */
	public static function hash( array $block ): string {
		$attributes = self::attributes( $block );
		unset( $attributes['className'] );
		$inner = array_map(
			array( self::class, 'comparable' ),
			is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array()
		);
		return sha1(
			(string) wp_json_encode(
				array( $block['blockName'] ?? '', $attributes, $inner ),
				JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR
			)
		);
	}

	/**
	 * @param array<string, mixed> $block The parsed block.
	 * @return array<string, mixed>
	 */
	public static function attributes( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
	}

	/**
	 * The forms in a source.
	 *
	 * @return list<array<string, mixed>> Parsed blocks.
	 */
	public function forms( string $kind, string $id ): array {
		// The same ID on another site in the network is another post.
		$key = get_current_blog_id() . ":$kind:$id";
		if ( ! isset( $this->found[ $key ] ) ) {
			$forms = array();
			self::collect( self::content( $kind, $id ), $forms, 0 );
			$this->found[ $key ] = $forms;
		}
		return $this->found[ $key ];
	}

	/**
	 * The form's position in its source.
	 *
	 * @return int|null Null if the source does not contain it.
	 */
	public function ordinal( string $kind, string $id, string $hash ): ?int {
		foreach ( $this->forms( $kind, $id ) as $at => $form ) {
			if ( self::hash( $form ) === $hash ) {
				return $at;
			}
		}
		return null;
	}

	/** @return list<string> The hashes of the forms in a source; none if the source is just one form. */
	public function hashes( Form_Source $source ): array {
		return in_array( $source->kind, array( 'form', 'inline' ), true )
			? array()
			: array_map( array( self::class, 'hash' ), $this->forms( $source->kind, $source->id ) );
	}

	/** Whether visitors can see a source now. */
	public static function is_public( string $kind, string $id ): bool {
		if ( 'form' === $kind ) {
			return 'publish' === get_post_status( (int) $id );
		}
		if ( 'post' !== $kind ) {
			return true;
		}
		$post = get_post( (int) $id );
		if ( ! $post instanceof WP_Post || post_password_required( $post ) ) {
			return false;
		}
		return is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID );
	}

	private static function content( string $kind, string $id ): string {
		switch ( $kind ) {
			case 'post':
			case 'form':
				$post = get_post( (int) $id );
				return $post instanceof WP_Post && ( 'form' !== $kind || Form_Type::TYPE === $post->post_type )
					? $post->post_content
					: '';
			case 'widget':
				$number  = (int) preg_replace( '/^.*-/', '', $id );
				$base    = preg_match( '/^(block|text|custom_html)-\d+$/', $id, $found ) ? $found[1] : '';
				$widgets = '' === $base ? array() : get_option( "widget_$base" );
				$widget  = is_array( $widgets ) && is_array( $widgets[ $number ] ?? null )
					? $widgets[ $number ]
					: array();
				return (string) ( $widget['content'] ?? $widget['text'] ?? '' );
			case 'template':
			case 'part':
				$template = get_block_template( $id, 'part' === $kind ? 'wp_template_part' : 'wp_template' );
				return $template ? $template->content : '';
			default:
				return '';
		}
	}

	/** @param list<array<string, mixed>> $forms   The list to add to. */
	private static function collect( string $content, array &$forms, int $depth ): void {
		if ( $depth > self::DEEPEST ) {
			return;
		}
		if ( preg_match( '#wp:(jetpack/contact-form|block|template-part|pattern)\b#', $content ) ) {
			self::walk( parse_blocks( $content ), $forms, $depth );
		}
		if ( str_contains( $content, '[contact-form' ) ) {
			preg_match_all(
				'/' . get_shortcode_regex( array( 'contact-form' ) ) . '/s',
				$content,
				$matches,
				PREG_SET_ORDER
			);
			foreach ( $matches as $match ) {
				if ( '[' !== $match[1] ) {
					$forms[] = Shortcodes::parse( (array) shortcode_parse_atts( $match[3] ), $match[5] );
				}
			}
		}
	}

	/**
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param list<array<string, mixed>>  $forms  The list to add to.
	 */
	private static function walk( array $blocks, array &$forms, int $depth ): void {
		foreach ( $blocks as $block ) {
			$attributes = self::attributes( $block );
			switch ( $block['blockName'] ?? '' ) {
				case self::BLOCK:
					$forms[] = $block;
					break;
				case 'core/block':
					$post = get_post( (int) ( $attributes['ref'] ?? 0 ) );
					self::collect(
						$post instanceof WP_Post && 'wp_block' === $post->post_type ? $post->post_content : '',
						$forms,
						$depth + 1
					);
					break;
				case 'core/template-part':
					$theme = is_string( $attributes['theme'] ?? null ) ? $attributes['theme'] : get_stylesheet();
					self::collect(
						self::content(
							'part',
							$theme . '//' . ( is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '' )
						),
						$forms,
						$depth + 1
					);
					break;
				case 'core/pattern':
					$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered(
						is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : ''
					);
					self::collect( (string) ( $pattern['content'] ?? '' ), $forms, $depth + 1 );
					break;
				default:
					self::walk(
						is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(),
						$forms,
						$depth
					);
			}
		}//end foreach
	}

	/**
	 * @param array<string, mixed> $block The parsed block.
	 * @return array<mixed>
	 */
	private static function comparable( array $block ): array {
		$attributes = self::attributes( $block );
		unset( $attributes['className'] );
		return array(
			$block['blockName'] ?? '',
			$attributes,
			array_map(
				array( self::class, 'comparable' ),
				is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array()
			),
		);
	}
}
