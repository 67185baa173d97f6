<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Registrar;
use Slipstream\Blocks\Used_Blocks;
use Slipstream\Tests\Test_Case;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Every block of the build is registered, unless somebody switches it off.
 */
final class Registrar_Test extends Test_Case {

	private const BUILD = SLIPSTREAM_DIR . '/build';

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( self::BUILD . '/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'There is no build: npm run build.' );
		}
	}

	public function test_registers_every_block_of_the_build(): void {
		( new Registrar( self::BUILD, '__return_true'( ... ) ) )->register_others();
		$folders = array_map( 'basename', (array) glob( SLIPSTREAM_DIR . '/blocks/*', GLOB_ONLYDIR ) );
		$names   = ( new Registrar( self::BUILD, '__return_true'( ... ) ) )->names();
		self::assertCount( count( $folders ), $names );
		foreach ( $names as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			self::assertNotNull( $type, $name );
			self::assertSame( array( 'slipstream-editor' ), $type->editor_script_handles, $name );
			self::assertSame( 3, $type->api_version, $name );
		}
	}

	public function test_a_page_has_the_blocks_of_its_posts_before_it_is_drawn(): void {
		$registry = $this->register_anew();
		$this->visit(
			'<!-- wp:paragraph --><p>wp:jetpack/field-text</p><!-- /wp:paragraph --><!-- wp:jetpack/nothing /-->'
		);
		self::assertSame( array(), self::ours() );
		$this->visit(
			'<!-- wp:jetpack/contact-form {"to":"a@example.com"} --><!-- wp:jetpack/field-text --><!-- wp:jetpack/label {"label":"A"} /--><!-- /wp:jetpack/field-text --><!-- /wp:jetpack/contact-form -->'
		);
		self::assertSame( array( 'jetpack/contact-form', 'jetpack/field-text', 'jetpack/label' ), self::ours() );
		self::assertFalse( $registry->is_registered( 'jetpack/nothing' ) );
	}

	public function test_follows_synced_patterns_and_kept_forms(): void {
		$this->register_anew();
		$form    = self::insert(
			'<!-- wp:jetpack/contact-form --><!-- wp:jetpack/field-name /--><!-- /wp:jetpack/contact-form -->',
			'jetpack_form'
		);
		$pattern = self::insert(
			'<!-- wp:jetpack/contact-form {"ref":' . $form . '} /--><!-- wp:jetpack/markdown /-->',
			'wp_block'
		);
		// A pattern that holds itself does not go on for ever.
		wp_update_post(
			array(
				'ID'           => $pattern,
				'post_content' => get_post( $pattern )?->post_content . '<!-- wp:block {"ref":' . $pattern . '} /-->',
			)
		);
		$this->visit( '<!-- wp:block {"ref":' . $pattern . '} /-->' );
		self::assertSame( array( 'jetpack/contact-form', 'jetpack/field-name', 'jetpack/markdown' ), self::ours() );
	}

	public function test_what_is_met_while_the_page_is_drawn_is_drawn_and_known_to_the_next(): void {
		$this->register_anew();
		$registrar = new Registrar( self::BUILD, '__return_true'( ... ) );
		add_filter( 'pre_render_block', array( $registrar, 'register_used' ), -1, 3 );
		$html = do_blocks(
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:jetpack/business-hours /--><!-- wp:jetpack/nothing /--></div><!-- /wp:group -->'
		);
		remove_filter( 'pre_render_block', array( $registrar, 'register_used' ), -1 );
		self::assertStringContainsString( 'jetpack-business-hours', $html );
		self::assertSame( array( 'jetpack/business-hours' ), self::ours() );
		self::assertSame( array(), ( new Used_Blocks() )->get() );
		$registrar->remember();
		self::assertSame( array( 'jetpack/business-hours' ), ( new Used_Blocks() )->get() );
		$this->register_anew();
		self::assertSame( array( 'jetpack/business-hours' ), self::ours() );
	}

	public function test_knows_the_blocks_that_are_styled(): void {
		( new Used_Blocks() )->add_styled(
			'{"styles":{"blocks":{"jetpack\/button":{},"core\/group":{},"jetpack/label" : {}}}}',
			array( 'jetpack/button', 'jetpack/label', 'jetpack/markdown' )
		);
		self::assertSame( array( 'jetpack/button', 'jetpack/label' ), ( new Used_Blocks() )->get() );
		$styles = new WP_Post(
			(object) array( 'post_content' => '{"styles":{"blocks":{"jetpack/markdown":{"color":{"text":"red"}}}}}' )
		);
		do_action( 'save_post_wp_global_styles', 1, $styles, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertSame(
			array( 'jetpack/button', 'jetpack/label', 'jetpack/markdown' ),
			( new Used_Blocks() )->get()
		);
		update_option( Used_Blocks::OPTION, 'nonsense' );
		self::assertSame( array(), ( new Used_Blocks() )->get() );
	}

	public function test_leaves_out_what_is_switched_off(): void {
		$only_markdown = static fn ( bool $is_active, string $name ): bool => 'jetpack/markdown' === $name;
		add_filter( 'slipstream_block_is_active', $only_markdown, 10, 2 );
		$names         = ( new Registrar( self::BUILD, '__return_true'( ... ) ) )->names();
		remove_filter( 'slipstream_block_is_active', $only_markdown );
		self::assertSame( array( 'jetpack/markdown' ), $names );
	}

	public function test_gives_the_canvas_one_style_and_the_page_each_its_own(): void {
		$registrar = new Registrar( self::BUILD, '__return_true'( ... ) );
		$metadata  = array(
			'name'  => 'jetpack/x',
			'style' => 'file:./style-index.css',
		);
		self::assertArrayHasKey( 'style', $registrar->leave_out( $metadata ) );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'post' );
		self::assertArrayNotHasKey( 'style', $registrar->leave_out( $metadata ) );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_a_page_translates_no_names_of_blocks(): void {
		global $wp_actions;
		$before    = $wp_actions;
		$registrar = new Registrar( self::BUILD, '__return_true'( ... ) );
		$metadata  = array(
			'name'       => 'jetpack/address',
			'textdomain' => 'slipstream',
		);
		unset( $wp_actions['wp'] );
		self::assertArrayHasKey( 'textdomain', $registrar->leave_out( $metadata ) );
		$wp_actions['wp'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on a page of the site.
		self::assertArrayNotHasKey( 'textdomain', $registrar->leave_out( $metadata ) );
		$wp_actions = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
	}

	/** A post. */
	private static function insert( string $content, string $type = 'post' ): int {
		return wp_insert_post(
			array(
				'post_title'   => 'Page',
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_content' => $content,
			)
		);
	}

	/** Asks for a page of a new post, up to where its template would be drawn. */
	private function visit( string $content ): void {
		global $wp, $wp_query;
		$wp_query->query( array( 'p' => self::insert( $content ) ) );
		do_action_ref_array( 'wp', array( &$wp ) );
	}

	/** @return list<string> The names of our blocks that are registered. */
	private static function ours(): array {
		$names = array_intersect(
			( new Registrar( self::BUILD, '__return_true'( ... ) ) )->names(),
			array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() )
		);
		sort( $names );
		return $names;
	}

	/** Has the blocks registered as a page view does. */
	private function register_anew(): WP_Block_Type_Registry {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( self::ours() as $name ) {
			$registry->unregister( $name );
		}
		( new Registrar( self::BUILD, '__return_true'( ... ) ) )->register();
		return $registry;
	}
}
