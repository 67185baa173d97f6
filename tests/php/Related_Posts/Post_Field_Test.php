<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Post_Field;
use Slipstream\Related_Posts\Related_Posts;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Tests\Test_Case;

/**
 * A list of posts asks for the field of each.
 */
final class Post_Field_Test extends Test_Case {

	public function test_a_list_of_posts_is_told_by_one(): void {
		$built = 0;
		$field = new Post_Field(
			static function () use ( &$built ): Related_Posts {
				++$built;
				return Plugin::module( Related_Posts_Module::class )->services()->related();
			}
		);
		$post  = array( 'id' => wp_insert_post( array( 'post_title' => 'A post' ) ) );
		self::assertSame( array(), $field->get( $post ) );
		self::assertSame( array(), $field->get( $post ) );
		self::assertSame( 1, $built );
	}
}
