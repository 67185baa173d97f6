<?php
/**
 * Where the assistant meets WordPress.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

use Closure;
use Slipstream\Ai\Abilities\Abilities;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Connector;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Provenance\Image_Provenance;
use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Services;

/**
 * The hooks of the assistant. Other classes are loaded when a hook runs.
 */
final class Ai_Hooks {

	/**
	 * What every request needs.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	public static function add( Closure $services ): void {
		add_action( 'wp_connectors_init', array( Connector::class, 'register' ) );
		add_filter( 'option_slipstream_ai_api_key', static fn ( $value ) => $services()->ai_settings()->decrypt_key( $value ) );
		add_filter( 'pre_update_option_slipstream_ai_api_key', static fn ( $value ) => $services()->ai_settings()->encrypt_key( $value ) );
		add_filter( 'user_has_cap', static fn ( array $all, array $asked, ...$more ): array => in_array( 'use_ai_assistant', $asked, true ) ? ( new Ai_Access() )->grant( $all, $asked, ...$more ) : $all, 10, 4 );
		add_action( 'slipstream_ai_clean', static fn () => $services()->ai_usage()->clean() );
		add_action( 'wp_head', static fn () => is_singular() && '' !== get_post_meta( get_queried_object_id(), 'advanced_seo_description', true ) ? Meta_Description::print( get_queried_object_id() ) : null, 1 );
		// Looked for here, so that a page without it loads no class for it.
		add_filter( 'render_block', static fn ( $html, $block ) => isset( $block['attrs']['metadata']['slipstreamAi'] ) ? Provenance_Label::add_to_block( (string) $html, $block ) : $html, 10, 2 );
		add_filter( 'the_content', static fn ( $html ) => str_contains( get_post()->post_content ?? '', '"slipstreamAi"' ) ? Provenance_Label::add( (string) $html ) : $html, 12 );
		add_action( 'wp_abilities_api_categories_init', array( Abilities::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', static fn () => Abilities::register( $services() ) );
		add_filter( 'wp_privacy_personal_data_exporters', array( Ai_Privacy::class, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Ai_Privacy::class, 'add_eraser' ) );
	}

	/**
	 * What only a request to the REST API needs.
	 */
	public static function add_rest(): void {
		( new Prompt_Templates() )->register();
		Meta_Description::register();
		Image_Provenance::register();
	}

	/**
	 * What only the administration needs.
	 */
	public static function add_admin(): void {
		add_filter( 'register_block_type_args', static fn ( array $args, string $name ): array => isset( Ai_Access::BLOCKS[ $name ] ) ? ( new Ai_Access() )->hide_block( $args, Ai_Access::BLOCKS[ $name ] ) : $args, 10, 2 );
	}
}
