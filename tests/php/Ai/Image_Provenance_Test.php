<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Provenance\Image_Provenance;
use Slipstream\Tests\Test_Case;

/**
 * Prompts are for those who edit.
 */
final class Image_Provenance_Test extends Test_Case {

	public function test_prompt_and_model_are_told_to_editors_alone(): void {
		$editor = $this->sign_in( 'editor' );
		$image  = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
				'post_title'     => 'Boat',
			)
		);
		$made   = array(
			'prompt'  => 'Our secret campaign',
			'revised' => 'A boat',
			'engine'  => 'model-x',
			'date'    => '2026-11-22T10:00:00Z',
		);
		self::assertSame(
			200,
			$this->rest(
				'POST',
				"/wp/v2/media/$image",
				array( 'meta' => array( Image_Provenance::KEY => $made ) )
			)->get_status()
		);
		wp_set_current_user( 0 );
		foreach ( array( array(), array( 'context' => 'embed' ), array( '_fields' => 'meta' ) ) as $query ) {
			$answer = $this->rest( 'GET', "/wp/v2/media/$image", $query );
			self::assertSame( 200, $answer->get_status() );
			self::assertStringNotContainsString( 'campaign', (string) wp_json_encode( $answer->get_data() ) );
			self::assertStringNotContainsString( 'model-x', (string) wp_json_encode( $answer->get_data() ) );
		}
		self::assertSame(
			401,
			$this->rest( 'GET', "/wp/v2/media/$image", array( 'context' => 'edit' ) )->get_status()
		);
		wp_set_current_user( $editor->ID );
		$answer = $this->rest( 'GET', "/wp/v2/media/$image", array( 'context' => 'edit' ) )->get_data();
		self::assertEquals( $made, (array) $answer['meta'][ Image_Provenance::KEY ] );
	}
}
