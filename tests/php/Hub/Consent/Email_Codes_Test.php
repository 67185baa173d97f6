<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Consent;

require_once __DIR__ . '/Consent_Case.php';

/**
 * Good for one address, five attempts and ten minutes.
 */
final class Email_Codes_Test extends Consent_Case {

	public function test_the_owner_proves_an_address_with_a_mailed_code(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		self::assertStringContainsString( 'type="email"', $this->page( $site, $request )[0] );
		self::assertNull(
			$this->press( $site, $request, array( 'answer' => 'approve' ) )[1],
			'Nobody has proved anything.'
		);
		list( $page ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'Owner@Site.example',
			)
		);
		self::assertStringContainsString( 'We sent a code to owner@site.example.', $page );
		self::assertSame( 'owner@site.example', $this->mails[0]['to'] );
		self::assertStringContainsString( 'https://site.example', $this->mails[0]['message'] );
		$code = $this->mailed_code();
		global $wpdb;
		self::assertStringNotContainsString(
			$code,
			(string) wp_json_encode( $wpdb->get_col( "SELECT email_code FROM {$wpdb->prefix}slipstream_hub_requests" ) )
		);
		self::assertStringContainsString(
			'does not match',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => self::other( $code ),
				)
			)[0]
		);
		$other = array(
			'answer' => 'approve',
			'email'  => 'other@site.example',
			'code'   => $code,
		);
		self::assertStringContainsString( 'sent to another address', $this->press( $site, $request, $other )[0] );
		$leaves = (string) $this->press(
			$site,
			$request,
			array(
				'answer' => 'approve',
				'code'   => substr( $code, 0, 3 ) . ' ' . substr( $code, 3 ),
			)
		)[1];
		wp_parse_str( (string) wp_parse_url( $leaves, PHP_URL_QUERY ), $query );
		$answer = $site->call( 'POST', '/hub/token', $site->exchange( $query['code'] ) )->get_data();
		self::assertTrue( $answer['is_owner'] );
		self::assertSame( 'owner@site.example', $answer['account']['email'] );
	}

	public function test_a_code_is_good_for_five_attempts_and_ten_minutes(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		$code = $this->mailed_code();
		for ( $attempt = 0; $attempt < 5; $attempt++ ) {
			self::assertStringContainsString(
				'does not match',
				$this->press(
					$site,
					$request,
					array(
						'answer' => 'approve',
						'code'   => self::other( $code ),
					)
				)[0]
			);
		}
		list( $page, $leaves ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'approve',
				'code'   => $code,
			)
		);
		self::assertNull( $leaves );
		self::assertStringContainsString( 'Too many wrong codes', $page );
		$this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET email_expires = 1" );
		self::assertStringContainsString(
			'has expired',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => $this->mailed_code(),
				)
			)[0]
		);
	}

	public function test_an_address_is_not_flooded(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		for ( $mail = 0; $mail < 5; $mail++ ) {
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'owner@site.example',
				)
			);
		}
		self::assertStringContainsString(
			'Too many codes',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'OWNER@site.example',
				)
			)[0]
		);
		self::assertCount( 5, $this->mails );
		self::assertStringContainsString(
			'enter an email address',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'nobody',
				)
			)[0]
		);
	}

	public function test_a_mail_that_is_not_sent_is_told(): void {
		$site         = $this->connected();
		$request      = $this->pushed( $site );
		$fail         = static fn (): bool => false;
		add_filter( 'pre_wp_mail', $fail, 30 );
		list( $page ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		remove_filter( 'pre_wp_mail', $fail, 30 );
		self::assertStringContainsString( 'could not be sent', $page );
	}
}
