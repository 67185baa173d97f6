<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Tests\Block_Case;
use WP_Post;
use WP_Query;

require_once dirname( __DIR__ ) . '/Related_Posts/Related_Site.php';

/** The page of a post, on a site that has related posts switched on. */
abstract class Related_Posts_Case extends Block_Case {

	use Related_Site;

	/** The post that is shown. */
	protected WP_Post $subject;

	protected static function block(): string {
		return 'related-posts';
	}

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::make_tables();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->switch_on();
		update_option( 'date_format', 'Y-m-d' );
		$this->subject = $this->show_post(
			array(
				'post_title' => 'Subject',
				'tags_input' => array( 'alike' ),
			)
		);
		$this->open_page();
	}

	protected function tearDown(): void {
		unset( $_GET['relatedposts_origin'] );
		remove_all_filters( 'the_content', PHP_INT_MIN );
		parent::tearDown();
	}

	/** Opens the page of the post. */
	protected function open_page(): void {
		$query                    = new WP_Query();
		$query->is_single         = true;
		$query->is_singular       = true;
		$GLOBALS['wp_query']      = $query;
		$GLOBALS['wp_the_query']  = $query;
		$GLOBALS['post']          = $this->subject;
		$query->queried_object    = $this->subject;
		$query->queried_object_id = $this->subject->ID;
	}

	/**
	 * Makes a related post.
	 *
	 * @param array<string, mixed> $values The post's fields.
	 */
	protected static function other( array $values = array() ): int {
		$id = wp_insert_post(
			$values + array(
				'post_title'   => 'Other & <b>more</b>',
				'post_content' => 'Text',
				'post_status'  => 'publish',
				'tags_input'   => array( 'alike' ),
				'post_date'    => '2026-03-04 05:06:07',
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/** Fails unless the list stands in its landmark. */
	protected static function assertWrapper( string $html, string $layout, string $label ): void {
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		self::assertSame(
			array( 'NAV', $layout, $label ),
			array( $tags->get_tag(), $tags->get_attribute( 'data-layout' ), $tags->get_attribute( 'aria-label' ) )
		);
		self::assertTrue(
			$tags->has_class( 'jp-relatedposts-i2' ) && $tags->has_class( 'wp-block-jetpack-related-posts' )
		);
	}
}
