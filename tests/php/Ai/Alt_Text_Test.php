<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Alt_Text\Alt_Image;
use Slipstream\Ai\Alt_Text\Alt_State;
use Slipstream\Ai\Engines\Demo\Demo_Engine;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Alt_Case.php';

/**
 * Who may have them written, what the model gets, and what is kept.
 */
final class Alt_Text_Test extends Alt_Case {

	public function test_the_model_gets_the_image_itself_and_its_name(): void {
		$this->sign_in( 'editor' );
		$id     = $this->image( 60, 40, array( 'post_title' => 'Harbour <b>at dawn</b>' ) );
		$answer = $this->write( $id, array( 'context' => 'A day at sea' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'A red square', $answer->get_data()['alt'] );
		self::assertSame( '', Alt_State::alt( $id ), 'The editor decides whether it is kept.' );
		self::assertCount( 1, $this->seen );
		self::assertStringStartsWith( 'data:image/png;base64,', $this->seen[0]->images[0] );
		self::assertStringContainsString( "Title: Harbour at dawn\n", $this->seen[0]->messages[1]['content'] );
		self::assertStringContainsString( "Page: A day at sea\n", $this->seen[0]->messages[1]['content'] );
		self::assertStringContainsString( get_locale(), $this->seen[0]->messages[1]['content'] );
		self::assertGreaterThan( 3000, $this->seen[0]->characters() );
	}

	public function test_the_library_keeps_the_text_and_never_writes_over_one(): void {
		$this->sign_in( 'editor' );
		$id   = $this->image();
		$used = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
		$data = $this->write( $id, array( 'save' => true ) )->get_data();
		self::assertSame( array( 'A red square', 'written' ), array( $data['alt'], $data['state'] ) );
		self::assertSame( 'A red square', Alt_State::alt( $id ) );
		self::assertSame(
			$used + 1,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests']
		);
		$this->says = 'Something else';
		self::assertSame( 'A red square', $this->write( $id, array( 'save' => true ) )->get_data()['alt'] );
		self::assertCount( 1, $this->seen, 'Nothing is asked for an image that has a text.' );
		self::assertSame(
			$used + 1,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests']
		);
	}

	public function test_words_of_an_author_are_stored_as_text(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->edit( $id, array( 'alt' => ' A "boat" \\o/ <b>here</b> ' ) );
		self::assertSame( 'A "boat" \\o/ here', Alt_State::alt( $id ) );
		self::assertSame( '', $this->edit( $id, array() )->get_data()['state'] );
	}

	public function test_a_text_can_be_mended_and_undone(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->write( $id, array( 'save' => true ) );
		self::assertSame( 'written', $this->edit( $id, array( 'alt' => 'A blue square' ) )->get_data()['state'] );
		$undone = $this->edit(
			$id,
			array(
				'alt'   => '',
				'state' => 'skipped',
			)
		)->get_data();
		self::assertSame( array( '', 'skipped' ), array( $undone['alt'], $undone['state'] ) );
		self::assertSame( 1, $this->listed( 'skipped' )['counts']['skipped'] );
		self::assertSame(
			array(),
			$this->listed( 'open' )['items'],
			'A run does not write what was undone once more.'
		);
	}

	public function test_a_failure_of_the_image_is_kept_and_one_of_the_server_is_not(): void {
		$this->sign_in( 'editor' );
		$id         = $this->image();
		$used       = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
		$this->says = Upstream_Errors::unavailable();
		self::assertSame( 503, $this->write( $id, array( 'save' => true ) )->get_status() );
		self::assertSame( array( 'open', '' ), Alt_State::read( $id ) );
		$this->says = Upstream_Errors::moderated();
		self::assertSame( 422, $this->write( $id, array( 'save' => true ) )->get_status() );
		self::assertSame( array( 'failed', 'error_moderation' ), Alt_State::read( $id ) );
		self::assertSame(
			$used,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'],
			'What failed is not counted.'
		);
		self::assertSame( 'error_moderation', $this->listed( 'failed' )['items'][0]['code'] );
		$this->says = 'JETPACK_AI_ERROR';
		self::assertSame( 'error_unclear_prompt', $this->write( $id, array( 'save' => true ) )->get_data()['code'] );
	}

	public function test_a_limit_stops_before_anything_is_asked(): void {
		$this->sign_in( 'editor' );
		update_option(
			Limits::REQUESTS,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'] + 1
		);
		$first  = $this->image();
		$second = $this->image();
		self::assertSame( 200, $this->write( $first, array( 'save' => true ) )->get_status() );
		$refused = $this->write( $second, array( 'save' => true ) );
		self::assertSame(
			array( 429, 'error_quota_exceeded' ),
			array( $refused->get_status(), $refused->get_data()['code'] )
		);
		self::assertGreaterThan( 0, $refused->get_data()['data']['retry_after'] );
		self::assertCount( 1, $this->seen );
		self::assertSame( array( 'open', '' ), Alt_State::read( $second ) );
	}

	public function test_requests_are_logged_under_their_feature(): void {
		global $wpdb;
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->write( $id, array() );
		$this->write( $id, array( 'save' => true ) );
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT feature, post_id, tokens_in FROM %i ORDER BY id DESC LIMIT 2',
				$wpdb->prefix . 'slipstream_ai_log'
			),
			ARRAY_A
		);
		self::assertSame(
			array( 'image-alt-text-library', 'jetpack-ai-image-extension' ),
			array_column( $rows, 'feature' )
		);
		self::assertEquals( array( $id, $id ), array_column( $rows, 'post_id' ) );
		self::assertGreaterThan( 750, (int) $rows[0]['tokens_in'] );
	}

	public function test_whoever_may_not_ask_may_still_write_by_hand(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		Site_Settings::access( true, array( Ai_Access::IMAGES ) );
		self::assertSame( 'ai_feature_disabled', $this->write( $id, array() )->get_data()['code'] );
		Site_Settings::access( true, array(), array( 'editor' ) );
		self::assertSame( 'ai_not_allowed', $this->write( $id, array() )->get_data()['code'] );
		Site_Settings::access( false );
		self::assertSame( 'ai_disabled', $this->write( $id, array() )->get_data()['code'] );
		self::assertSame( 'By hand', $this->edit( $id, array( 'alt' => 'By hand' ) )->get_data()['alt'] );
		self::assertSame( array(), $this->seen );
	}

	public function test_the_demo_cannot_see(): void {
		$this->sign_in( 'administrator' );
		$demo    = static fn (): Engine => new Demo_Engine( 0.0 );
		add_filter( 'slipstream_ai_engine', $demo, 20 );
		$refused = $this->write( $this->image(), array() );
		remove_filter( 'slipstream_ai_engine', $demo, 20 );
		self::assertSame(
			array( 501, 'no_vision_engine' ),
			array( $refused->get_status(), $refused->get_data()['code'] )
		);
	}

	public function test_a_missing_file_is_told_and_costs_nothing(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		unlink( (string) get_attached_file( $id ) );
		$used = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'];
		self::assertSame( 'image_not_readable', $this->write( $id, array( 'save' => true ) )->get_data()['code'] );
		self::assertSame( array( 'failed', 'image_not_readable' ), Alt_State::read( $id ) );
		self::assertSame(
			$used,
			Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests']
		);
	}

	public function test_no_address_is_fetched(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		update_post_meta( $id, '_wp_attached_file', 'http://127.0.0.1/secret.png' );
		self::assertSame( 'image_not_readable', $this->write( $id, array() )->get_data()['code'] );
		update_post_meta( $id, '_wp_attached_file', ABSPATH . 'wp-config-sample.php' );
		self::assertSame( 'image_not_readable', $this->write( $id, array() )->get_data()['code'] );
		self::assertSame( array(), $this->seen );
	}

	public function test_a_number_of_another_site_is_no_image_here(): void {
		$this->sign_in( 'editor' );
		$id  = $this->image();
		$own = (string) wp_get_attachment_url( $id );
		$sea = array( 'url' => 'https://other.test/wp-content/uploads/2025/12/sea.png' );
		self::assertSame( 404, $this->write( $id, $sea )->get_status() );
		self::assertSame( 404, $this->edit( $id, $sea + array( 'alt' => 'The sea' ) )->get_status() );
		self::assertSame( array( array(), '' ), array( $this->seen, Alt_State::alt( $id ) ) );
		self::assertSame( 200, $this->write( $id, array( 'url' => $own ) )->get_status() );
		self::assertSame( 200, $this->edit( $id, array( 'url' => $own, 'alt' => 'Red' ) )->get_status() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( 'Red', Alt_State::alt( $id ) );
	}

	public function test_large_images_are_sent_small(): void {
		$this->sign_in( 'editor' );
		$id   = $this->image( 1800, 1200 );
		$data = Alt_Image::data_address( $id );
		self::assertLessThanOrEqual( 1024, $this->side( $data ) );
		self::assertGreaterThan( 200, $this->side( $data ) );
		self::assertSame( array(), glob( get_temp_dir() . 'slipstream-alt-*' ), 'The copy is gone.' );

		$path = dirname( (string) get_attached_file( $id ) )
			. '/'
			. wp_unique_filename( dirname( (string) get_attached_file( $id ) ), 'medium.png' );
		imagepng( imagecreatetruecolor( 300, 200 ), $path );
		$this->files[] = $path;
		$square        = array(
			'file'   => 'square.png',
			'width'  => 900,
			'height' => 900,
		);
		$medium        = array(
			'file'   => basename( $path ),
			'width'  => 300,
			'height' => 200,
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 1800,
				'height' => 1200,
				'sizes'  => array(
					'square' => $square,
					'medium' => $medium,
				),
			)
		);
		self::assertSame(
			300,
			$this->side( Alt_Image::data_address( $id ) ),
			'A size that is there spares the work, and a cut one is not taken.'
		);
	}
}
