<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Categories;
use Slipstream\Tests\Test_Case;

/**
 * Every block stands in a category that the inserter has.
 */
final class Categories_Test extends Test_Case {

	public function test_they_are_added_once_above_themes_and_embeds(): void {
		$categories = ( new Categories() )->add( get_default_block_categories() );
		self::assertSame(
			array( 'text', 'media', 'design', 'widgets', 'contact-form', 'grow', 'monetize', 'theme', 'embed', 'reusable' ),
			array_column( $categories, 'slug' )
		);
		self::assertSame( $categories, ( new Categories() )->add( $categories ) );
	}

	public function test_they_come_last_where_there_are_no_widgets(): void {
		$categories = ( new Categories() )->add(
			array(
				array(
					'slug'  => 'grow',
					'title' => 'Grow',
				),
			)
		);
		self::assertSame( array( 'grow', 'contact-form', 'monetize' ), array_column( $categories, 'slug' ) );
	}

	public function test_fields_are_offered_in_forms_alone(): void {
		foreach ( (array) glob( SLIPSTREAM_DIR . '/blocks/field-*/block.json' ) as $file ) {
			$metadata = (array) wp_json_file_decode( (string) $file, array( 'associative' => true ) );
			self::assertNotEmpty( $metadata['ancestor'] ?? $metadata['parent'] ?? array(), (string) $file );
		}
	}

	public function test_every_block_stands_in_one_that_exists(): void {
		$known = array_column( ( new Categories() )->add( get_default_block_categories() ), 'slug' );
		foreach ( (array) glob( SLIPSTREAM_DIR . '/blocks/*/block.json' ) as $file ) {
			$metadata = wp_json_file_decode( (string) $file, array( 'associative' => true ) );
			self::assertContains( $metadata['category'] ?? '', $known, (string) $file );
		}
	}
}
