<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Services;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Tests\Test_Case;
use WP_Post;

require_once __DIR__ . '/Related_Site.php';

/**
 * A site with related posts switched on, and with a few posts.
 */
abstract class Related_Case extends Test_Case {

	use Related_Site;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::make_tables();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->switch_on();
	}

	/** The services. */
	protected static function related(): Related_Posts_Services {
		return Plugin::module( Related_Posts_Module::class )->services();
	}

	/**
	 * Makes a post.
	 *
	 * @param list<string>         $tags
	 * @param array<string, mixed> $values Other fields.
	 */
	protected static function make( string $title, array $tags = array(), array $values = array() ): WP_Post {
		$id = wp_insert_post(
			$values + array(
				'post_title'   => $title,
				'post_content' => '',
				'post_status'  => 'publish',
				'tags_input'   => $tags,
			),
			true
		);
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/** Makes a category. */
	protected static function category( string $name, int $below = 0 ): int {
		$term = wp_insert_term( $name, 'category', array( 'parent' => $below ) );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}

	/**
	 * The posts that are related to a post.
	 *
	 * @param int       $count  How many at most.
	 * @param list<int> $except Posts that are left out.
	 * @return list<int>
	 */
	protected static function ids( WP_Post $post, int $count = 6, array $except = array() ): array {
		return array_column( self::related()->related()->for_post( $post, $count, $except ), 'id' );
	}
}
