<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Automatic_Content;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Shortcodes;
use Slipstream\Modules\Interfaces\With_State_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Stored_Data;
use Slipstream\Related_Posts\Rest\Related_Posts_Controller;
use Slipstream\Related_Posts\Rest\Related_State_Controller;
use Slipstream\Related_Posts\Rest\Related_Status_Controller;
use Slipstream\Related_Posts\Search\Builder;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Support\Environment;

/**
 * Finds similar posts, and notices changes that affect them. The block stays in the editor while the module is off,
 * because it can turn the module on.
 */
final class Related_Posts_Module implements
	Switchable,
	With_Automatic_Content,
	With_Install,
	With_Routes,
	With_Settings,
	With_Shortcodes,
	With_State_Routes,
	With_Stored_Data,
	With_Tables {


	public const SLUG = 'related-posts';

	public const SHORTCODE = 'jetpack-related-posts';

	/** The priority below what core and most plugins add to the content, such as sharing buttons. */
	public const BELOW_TEXT = 40;

	/** This page's block, once it has rendered: a page shows it only once. */
	private ?Related_Posts_Block $block = null;

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Related Posts', 'slipstream' ),
			__(
				'Finds similar posts on this site, without outside services. They appear where you add the Related Posts block or the shortcode, and below every post if you choose that in the settings.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 29,
			recommendation_order: 9,
			introduced: '2.9',
			search_terms: 'related, similar, recommend, engagement',
			section: 'related-posts',
			purpose: Purpose::Audience
		);
	}

	public function shortcodes(): array {
		return array( self::SHORTCODE );
	}

	public function automatic_content(): array {
		$types = $this->options()->choice()['post_types'];
		return match ( true ) {
			! $this->options()->are_below_posts() => array(),
			array( 'post' ) === $types => array( __( 'Related posts appear below every post.', 'slipstream' ) ),
			default => array(
				sprintf(
					/* translators: %s: names of post types, such as "Posts and Pages". */
					__( 'Related posts appear below all of these: %s.', 'slipstream' ),
					wp_sprintf(
						'%l',
						array_map(
							static fn ( string $type ): string => get_post_type_object( $type )->labels->name ?? $type,
							$types
						)
					)
				),
			),
		};
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_shortcode( self::SHORTCODE, fn (): string => $this->block()->render_shortcode() );
		add_filter(
			'the_content',
			fn ( $content ): string =>
				( new Below_Posts( $this->options(), $this->block( ... ) ) )->append( (string) $content ),
			self::BELOW_TEXT
		);
		$this->watch();
		add_action( Builder::EVENT, fn () => $this->services()->builder()->run( 20 ) );
		add_action( 'admin_init', fn () => $this->services()->builder()->begin_if_needed() );
		add_action( 'rest_api_init', array( Author_Choice::class, 'register' ), 1 );
		add_action(
			'rest_api_init',
			fn () => ( new Post_Field( fn (): Related_Posts => $this->services()->related() ) )->register()
		);
		add_filter(
			'wxr_export_skip_postmeta',
			static fn ( $skip, $key ): bool => $skip || '_slipstream_related' === $key,
			10,
			2
		);
	}

	public function services(): Related_Posts_Services {
		return new Related_Posts_Services( $this->site->database(), $this->site->clock(), $this->options() );
	}

	/** The stored settings. */
	public function options(): Related_Posts_Settings {
		return new Related_Posts_Settings( $this->modules );
	}

	/** The page's block. */
	public function block(): Related_Posts_Block {
		return $this->block ??= new Related_Posts_Block( $this->services()->related() );
	}

	/** Starts to index a site's posts if related posts were on before or are on now. */
	public function install(): void {
		$this->services()->builder()->begin_if_needed();
	}

	public function controllers(): array {
		return array(
			new Related_Posts_Controller( $this->services()->related() ),
			new Related_Status_Controller( $this->services()->index() ),
		);
	}

	public function state_controllers(): array {
		return array(
			new Related_State_Controller( $this->options(), fn (): Builder => $this->services()->builder() ),
		);
	}

	public function settings(): array {
		return Related_Posts_Settings::all();
	}

	public function tables(): array {
		return array(
			Index::TABLE => 'post_id bigint(20) unsigned NOT NULL,
				title text NOT NULL,
				words text NOT NULL,
				terms text NOT NULL,
				PRIMARY KEY  (post_id)',
		);
	}

	/** What else the module stores. Posts that authors pinned belong to them and stay. */
	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array( Index::STATE, Cache::GENERATION ),
			post_meta: array( Cache::META ),
			events: array( Builder::EVENT )
		);
	}

	/** Hooks for changes that matter. Any request may write an option, so the name is checked before anything loads. */
	private function watch(): void {
		$events = array(
			'wp_after_insert_post' => 'saved',
			'deleted_post'         => 'deleted',
			'set_object_terms'     => 'terms_set',
			'edited_term'          => 'changed',
			'delete_term'          => 'changed',
			'switch_theme'         => 'changed',
			'profile_update'       => 'user_changed',
		);
		foreach ( $events as $event => $method ) {
			add_action( $event, fn ( ...$given ) => $this->services()->watcher()->$method( ...$given ), 10, 6 );
		}
		foreach ( array(
			'jetpack_active_modules',
			'jetpack_relatedposts',
			'slipstream_related_posts',
			'permalink_structure',
			'category_base',
			'tag_base',
			'home',
			'site_icon',
		) as $name ) {
			add_action( "add_option_$name", fn () => $this->services()->watcher()->setting_changed() );
			add_action( "update_option_$name", fn () => $this->services()->watcher()->setting_changed() );
		}
		add_action(
			'update_option_' . Related_Posts_Settings::CHOICE,
			fn ( $before, $after ) => $this->services()->watcher()->types_changed( $before, $after ),
			10,
			2
		);
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			add_action(
				$event,
				fn ( $id, $post, $key ) =>
					'_thumbnail_id' === $key || '_wp_attachment_image_alt' === $key
						? $this->services()->watcher()->changed()
						: null,
				10,
				3
			);
		}
	}
}
