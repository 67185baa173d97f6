<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Newsletter\Rendering\Post_Renderer;
use Slipstream\Newsletter\Rendering\Rendered_Post;
use Slipstream\Subscribers\People\Access;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Rendering_Case.php';

/**
 * Whole posts as emails. With SLIPSTREAM_MAILS set to a folder, they are written there, to be looked at in a browser.
 */
final class Rendering_Samples_Test extends Rendering_Case {

	private const SAMPLES = __DIR__ . '/Samples';

	/** @return array<string, array{string, bool}> */
	public function samples(): array {
		return array(
			'left to right' => array( 'walk', false ),
			'right to left' => array( 'walk-he', true ),
		);
	}

	/** @dataProvider samples */
	public function test_a_whole_post( string $name, bool $is_rtl ): void {
		global $wp_locale;
		$user = $this->sign_in( 'author' );
		wp_update_user(
			array(
				'ID'           => $user->ID,
				'display_name' => $is_rtl ? 'אנה לוי' : 'Ann Lee',
			)
		);
		$post  = $this->post(
			(string) file_get_contents( self::SAMPLES . "/$name.html" ),
			array(
				'post_author' => $user->ID,
				'post_title'  => $is_rtl ? 'טיול בגשם, ומה שמצאנו בדרך' : 'A walk in the rain, and what we found on the way',
			)
		);
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), '2026/03/roofs.jpg', $post->ID );
		wp_update_attachment_metadata(
			$image,
			array(
				'width'  => 1600,
				'height' => 900,
				'file'   => '2026/03/roofs.jpg',
			)
		);
		set_post_thumbnail( $post, $image );
		Site_Settings::set( 'wpcom_featured_image_in_email', true );
		$direction                 = $wp_locale->text_direction;
		$wp_locale->text_direction = $is_rtl ? 'rtl' : 'ltr';
		try {
			foreach ( Access::cases() as $access ) {
				$mail = ( new Post_Renderer() )->render( $post, $access );
				self::assertIsMail( $mail );
				self::assertStringContainsString( 'dir="' . $wp_locale->text_direction . '"', $mail->html );
				self::assertSame( Access::Paid === $access, str_contains( $mail->text, $is_rtl ? 'למנויים בלבד' : 'Only those who pay' ) );
				self::keep( "$name-$access->value", $mail );
			}
		} finally {
			$wp_locale->text_direction = $direction;
		}
	}

	private static function keep( string $name, Rendered_Post $mail ): void {
		$folder = getenv( 'SLIPSTREAM_MAILS' );
		if ( is_string( $folder ) && is_dir( $folder ) ) {
			$sent = $mail->for_reader( 'https://example.test/leave', 'https://example.test/manage' );
			file_put_contents( "$folder/$name.html", $sent->html );
			file_put_contents( "$folder/$name.txt", $sent->text );
		}
	}
}
