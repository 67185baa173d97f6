<?php
/**
 * Registration of blocks.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Registrar;
use Slipstream\Tests\Test_Case;
use WP_Block_Type_Registry;

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
		( new Registrar( self::BUILD ) )->register_parts();
		$folders = array_map( 'basename', (array) glob( SLIPSTREAM_DIR . '/blocks/*', GLOB_ONLYDIR ) );
		$names   = ( new Registrar( self::BUILD ) )->names();
		self::assertCount( count( $folders ), $names );
		foreach ( $names as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			self::assertNotNull( $type, $name );
			self::assertSame( array( 'slipstream-editor' ), $type->editor_script_handles, $name );
			self::assertSame( 3, $type->api_version, $name );
		}
	}

	public function test_the_parts_of_forms_wait_for_a_form(): void {
		$registry = $this->register_anew();
		self::assertTrue( $registry->is_registered( 'jetpack/contact-form' ) );
		self::assertFalse( $registry->is_registered( 'jetpack/field-text' ) );
		$form = parse_blocks( '<!-- wp:jetpack/contact-form --><!-- wp:jetpack/form-step --><!-- wp:jetpack/field-text /--><!-- wp:jetpack/nothing /--><!-- /wp:jetpack/form-step --><!-- /wp:jetpack/contact-form -->' )[0];
		( new Registrar( self::BUILD ) )->register_parts_of( $form );
		self::assertTrue( $registry->is_registered( 'jetpack/field-text' ) );
		self::assertTrue( $registry->is_registered( 'jetpack/form-step' ) );
		self::assertFalse( $registry->is_registered( 'jetpack/field-name' ) );
		( new Registrar( self::BUILD ) )->register_parts_of( parse_blocks( '<!-- wp:jetpack/contact-form --><!-- wp:block {"ref":1} /--><!-- /wp:jetpack/contact-form -->' )[0] );
		$label = $registry->get_registered( 'jetpack/label' );
		self::assertNotNull( $label );
		self::assertArrayHasKey( 'style', $label->get_attributes(), 'It has what its supports bring.' );
		self::assertTrue( $registry->is_registered( 'jetpack/field-name' ) );
	}

	public function test_a_page_with_a_form_has_its_parts_before_it_is_drawn(): void {
		$registry = $this->register_anew();
		$this->visit( '<!-- wp:paragraph --><p>jetpack/field-text</p><!-- /wp:paragraph --><!-- wp:jetpack/field-text /-->' );
		self::assertFalse( $registry->is_registered( 'jetpack/field-text' ) );
		$this->visit( '<!-- wp:jetpack/contact-form {"to":"a@example.com"} --><!-- wp:jetpack/field-text --><!-- wp:jetpack/label {"label":"A"} /--><!-- /wp:jetpack/field-text --><!-- /wp:jetpack/contact-form -->' );
		self::assertTrue( $registry->is_registered( 'jetpack/field-text' ) );
		self::assertTrue( $registry->is_registered( 'jetpack/label' ) );
		self::assertFalse( $registry->is_registered( 'jetpack/field-name' ) );
	}

	public function test_leaves_out_what_is_switched_off(): void {
		$only_markdown = static fn ( bool $is_active, string $name ): bool => 'jetpack/markdown' === $name;
		add_filter( 'slipstream_block_is_active', $only_markdown, 10, 2 );
		$names         = ( new Registrar( self::BUILD ) )->names();
		remove_filter( 'slipstream_block_is_active', $only_markdown );
		self::assertSame( array( 'jetpack/markdown' ), $names );
	}

	public function test_gives_the_canvas_one_style_and_the_page_each_its_own(): void {
		$registrar = new Registrar( self::BUILD );
		$metadata  = array(
			'name'  => 'jetpack/x',
			'style' => 'file:./style-index.css',
		);
		self::assertArrayHasKey( 'style', $registrar->leave_front_end_styles( $metadata ) );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'post' );
		self::assertArrayNotHasKey( 'style', $registrar->leave_front_end_styles( $metadata ) );
		unset( $GLOBALS['current_screen'] );
	}

	/**
	 * Asks for a page of a new post, up to where its template would be drawn.
	 *
	 * @param string $content The post's content.
	 */
	private function visit( string $content ): void {
		global $wp, $wp_query;
		$post = wp_insert_post(
			array(
				'post_title'   => 'Page',
				'post_status'  => 'publish',
				'post_content' => $content,
			)
		);
		$wp_query->query( array( 'p' => $post ) );
		do_action_ref_array( 'wp', array( &$wp ) );
	}

	/**
	 * Has the blocks registered as a page view does.
	 */
	private function register_anew(): WP_Block_Type_Registry {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( ( new Registrar( self::BUILD ) )->names() as $name ) {
			if ( $registry->is_registered( $name ) ) {
				$registry->unregister( $name );
			}
		}
		( new Registrar( self::BUILD ) )->register();
		return $registry;
	}
}
