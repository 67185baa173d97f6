<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Newsletter\Rendering\Rendered_Post;
use Slipstream\Subscribers\People\Access;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Rendering_Case.php';

/**
 * A post as an email: what stands around its content, and that it fits.
 */
final class Rendering_Test extends Rendering_Case {

	private const PARAGRAPH = "<!-- wp:paragraph -->\n<p>Rain fell on the roofs of the town.</p>\n<!-- /wp:paragraph -->\n";

	public function test_a_post_is_an_email(): void {
		$mail = $this->mail( self::PARAGRAPH );
		self::assertIsMail( $mail );
		self::assertSame( 'A walk in the rain', $mail->subject );
		self::assertStringContainsString( '<html lang="en-US" dir="ltr">', $mail->html );
		self::assertStringContainsString( '<meta name="color-scheme" content="light dark">', $mail->html );
		self::assertStringContainsString( 'href="http://example.test/a-walk-in-the-rain/"', $mail->html );
		self::assertStringContainsString( '>Rain fell on the roofs of the town.</p>', $mail->html );
		self::assertStringContainsString( "A walk in the rain\n==================\nhttp://example.test/a-walk-in-the-rain/\n", $mail->text );
		self::assertStringContainsString( "\n\nRain fell on the roofs of the town.\n\n", $mail->text );
		self::assertStringContainsString( 'because you subscribed to new posts from Tests.', $mail->text );
		self::assertStringContainsString( 'Unsubscribe (' . Rendered_Post::LEAVE . ')', $mail->text );
	}

	public function test_the_subject_is_plain_text_and_never_empty(): void {
		self::assertSame( 'Salt & <pepper> “now”', $this->mail( '', values: array( 'post_title' => 'Salt &amp; &lt;pepper&gt; <em>“now”</em>' ) )->subject );
		$mail = $this->mail( self::PARAGRAPH, values: array( 'post_title' => '' ) );
		self::assertSame( 'New post on Tests', $mail->subject );
		self::assertIsMail( $mail );
	}

	public function test_settings_say_what_stands_above_the_content(): void {
		$user = $this->sign_in( 'author' );
		wp_update_user(
			array(
				'ID'           => $user->ID,
				'display_name' => 'Ann <b>& Co</b>',
			)
		);
		$post = array(
			'post_author' => $user->ID,
			'post_date'   => '2026-03-04 12:00:00',
		);
		$mail = $this->mail( self::PARAGRAPH, values: $post );
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'Ann & Co · March 4, 2026', $mail->text );
		self::assertStringContainsString( 'gravatar.com', $mail->html );
		Site_Settings::set( 'jetpack_gravatar_in_email', false );
		Site_Settings::set( 'jetpack_author_in_email', false );
		self::assertStringNotContainsString( 'gravatar', $this->mail( self::PARAGRAPH, values: $post )->html );
		self::assertStringNotContainsString( 'Ann', $this->mail( self::PARAGRAPH, values: $post )->html );
		self::assertStringContainsString( 'March 4, 2026', $this->mail( self::PARAGRAPH, values: $post )->text );
		Site_Settings::set( 'jetpack_post_date_in_email', false );
		self::assertStringNotContainsString( 'March', $this->mail( self::PARAGRAPH, values: $post )->html );
	}

	public function test_a_site_without_pictures_of_people_asks_nobody_for_them(): void {
		update_option( 'show_avatars', '0' );
		self::assertStringNotContainsString( 'gravatar', $this->mail( self::PARAGRAPH )->html );
	}

	public function test_the_featured_image_is_there_if_the_owner_wants_it(): void {
		$post  = $this->post( self::PARAGRAPH );
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), '2026/03/roofs.jpg', $post->ID );
		wp_update_attachment_metadata(
			$image,
			array(
				'width'  => 3000,
				'height' => 2000,
				'file'   => '2026/03/roofs.jpg',
			)
		);
		update_post_meta( $image, '_wp_attachment_image_alt', 'Wet "roofs"' );
		set_post_thumbnail( $post, $image );
		$draw = fn (): Rendered_Post => ( new \Slipstream\Newsletter\Rendering\Post_Renderer() )->render( $post, Access::Free );
		self::assertStringNotContainsString( 'roofs.jpg', $draw()->html );
		Site_Settings::set( 'wpcom_featured_image_in_email', true );
		self::assertIsMail( $draw() );
		self::assertStringContainsString( 'uploads/2026/03/roofs.jpg" alt="Wet &quot;roofs&quot;" width="560"', $draw()->html );
	}

	public function test_an_excerpt_takes_the_place_of_the_post_if_the_owner_wants_it(): void {
		Site_Settings::set( 'wpcom_subscription_emails_use_excerpt', true );
		$long = str_repeat( self::PARAGRAPH, 40 ) . '<!-- wp:paragraph --><p>The end.</p><!-- /wp:paragraph -->';
		$mail = $this->mail( $long );
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'Rain fell', $mail->text );
		self::assertStringNotContainsString( 'The end.', $mail->html );
		self::assertStringContainsString( 'Read more (http://example.test/a-walk-in-the-rain/)', $mail->text );
		$mail = $this->mail( $long, values: array( 'post_excerpt' => 'In <em>short</em>: rain.' ) );
		self::assertStringContainsString( 'In short: rain.', $mail->text );
		self::assertStringNotContainsString( 'roofs', $mail->html );
	}

	public function test_lists_of_emails_show_the_begin_of_the_text(): void {
		preg_match( '~<div style="display:none[^>]*>([^&]*)~', $this->mail( str_repeat( self::PARAGRAPH, 9 ) )->html, $found );
		self::assertStringStartsWith( 'Rain fell on the roofs of the town. Rain', $found[1] );
		self::assertStringEndsWith( '…', $found[1] );
		self::assertLessThanOrEqual( 141, mb_strlen( $found[1] ) );
	}

	public function test_a_long_post_is_cut_after_a_whole_block(): void {
		$mail = $this->mail( str_repeat( self::PARAGRAPH, 5_000 ) );
		self::assertIsMail( $mail );
		self::assertGreaterThan( 90_000, strlen( $mail->html ) );
		self::assertStringContainsString( 'Read the rest on the site (http://example.test/a-walk-in-the-rain/)', $mail->text );
		self::assertLessThan( 102_400, strlen( $mail->for_reader( str_repeat( 'a', 900 ), str_repeat( 'b', 900 ) )->html ) );
	}

	public function test_a_long_post_in_one_group_is_cut_inside_it(): void {
		$group = '<!-- wp:group {"backgroundColor":"black"} --><div class="wp-block-group">' . str_repeat( self::PARAGRAPH, 3_000 ) . '</div><!-- /wp:group -->';
		$mail  = $this->mail( "<!-- wp:group --><div class=\"wp-block-group\">$group</div><!-- /wp:group -->" );
		self::assertIsMail( $mail );
		self::assertGreaterThan( 90_000, strlen( $mail->html ) );
		self::assertStringContainsString( 'Read the rest on the site', $mail->text );
	}

	public function test_a_long_post_without_blocks_is_cut_after_a_paragraph(): void {
		$mail = $this->mail( str_repeat( "Rain fell on the <b>roofs</b>.\n\n", 5_000 ) );
		self::assertIsMail( $mail );
		self::assertGreaterThan( 90_000, strlen( $mail->html ) );
		self::assertStringContainsString( 'Read the rest on the site', $mail->text );
	}

	public function test_one_block_that_is_too_large_leaves_a_link(): void {
		$mail = $this->mail( '<!-- wp:paragraph --><p>' . str_repeat( 'rain ', 30_000 ) . '</p><!-- /wp:paragraph -->' );
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'Read the rest on the site', $mail->text );
	}

	public function test_a_post_with_a_password_keeps_its_text(): void {
		$mail = $this->mail(
			self::PARAGRAPH,
			values: array(
				'post_password' => 'secret',
				'post_excerpt'  => 'Hidden',
			)
		);
		self::assertIsMail( $mail );
		self::assertStringNotContainsString( 'Rain', $mail->html . $mail->text );
		self::assertStringNotContainsString( 'Hidden', $mail->html . $mail->text );
		self::assertStringContainsString( 'protected by a password', $mail->text );
	}

	public function test_a_draft_can_be_seen_as_an_email(): void {
		$mail = $this->mail( self::PARAGRAPH, values: array( 'post_status' => 'draft' ) );
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'href="http://example.test/?p=', $mail->html );
		self::assertIsMail( $this->mail( '' ) );
	}

	public function test_marks_that_an_author_types_are_text(): void {
		$typed = '%%slipstream-leave%% %&#37;slipstream-manage%% %%SLIPSTREAM-LEAVE%% %%slip<b>stream-leave%%</b>';
		$mail  = $this->mail(
			"<!-- wp:paragraph --><p>$typed <a href=\"%%slipstream-leave%%\">x</a></p><!-- /wp:paragraph -->"
			. '<!-- wp:image --><figure><img src="/a.jpg" alt="%%slipstream-leave%%"></figure><!-- /wp:image -->',
			values: array(
				'post_title'   => '%%slipstream-leave%%',
				'post_excerpt' => '%%slipstream-manage%%',
			)
		);
		self::assertIsMail( $mail );
		$sent = $mail->for_reader( 'https://example.test/leave', 'https://example.test/manage' );
		self::assertSame( 1, substr_count( $sent->html, 'https://example.test/leave' ) );
		self::assertSame( 1, substr_count( $sent->text, 'https://example.test/leave' ) );
		self::assertSame( 1, substr_count( $sent->html, 'https://example.test/manage' ) );
		self::assertSame( 1, substr_count( $sent->text, 'https://example.test/manage' ) );
	}
}
