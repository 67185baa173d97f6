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

	public function test_a_code_is_good_until_the_next_was_handed_to_the_mailer(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$mail    = array(
			'answer' => 'mail',
			'email'  => 'owner@site.example',
		);
		$this->press( $site, $request, $mail );
		$first = $this->mailed_code();
		$fail  = static fn (): bool => false;
		add_filter( 'pre_wp_mail', $fail, 30 );
		foreach ( array( 'owner@site.example', 'other@site.example', 'owner@site.example' ) as $email ) {
			self::assertStringContainsString(
				'still valid',
				$this->press( $site, $request, array( 'email' => $email ) + $mail )[0]
			);
		}
		remove_filter( 'pre_wp_mail', $fail, 30 );
		self::assertNotNull(
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => $first,
				)
			)[1]
		);
	}

	/** As where the process ends, or the database fails, between storing a code and mailing it. */
	public function test_a_mailing_that_broke_off_leaves_the_code_before(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$mail    = array(
			'answer' => 'mail',
			'email'  => 'owner@site.example',
		);
		$this->press( $site, $request, $mail );
		$first = $this->mailed_code();
		$end   = static fn () => throw new \RuntimeException( 'The process ends.' );
		for ( $try = 0; $try < 2; $try++ ) {
			$form = $this->form( $site, $request );
			add_filter( 'pre_wp_mail', $end, 5 );
			try {
				$this->page( $site, $request, $mail + $form );
				self::fail( 'It went on.' );
			} catch ( \RuntimeException $error ) {
				self::assertSame( 'The process ends.', $error->getMessage() );
				ob_end_clean();
			} finally {
				remove_filter( 'pre_wp_mail', $end, 5 );
			}
		}
		$waiting = self::hub()->requests()->waiting( $request, $site->id );
		self::assertNotSame( '', $waiting?->kept_code );
		self::assertNotNull(
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => $first,
				)
			)[1]
		);
	}

	public function test_a_code_is_void_once_another_was_mailed(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$mail    = array(
			'answer' => 'mail',
			'email'  => 'owner@site.example',
		);
		$this->press( $site, $request, $mail );
		$first = $this->mailed_code();
		do {
			$this->press( $site, $request, $mail );
		} while ( $first === $this->mailed_code() );
		self::assertStringContainsString(
			'does not match',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => $first,
				)
			)[0]
		);
	}

	public function test_a_form_that_comes_twice_mails_one_code(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$form    = array(
			'answer' => 'mail',
			'email'  => 'owner@site.example',
		) + $this->form( $site, $request );
		$first   = $this->page( $site, $request, $form )[0];
		self::assertStringContainsString( 'We sent a code to', $first );
		self::assertSame( $first, $this->page( $site, $request, $form )[0] );
		self::assertCount( 1, $this->mails );
		$this->page( $site, $request, array( 'email' => 'other@site.example' ) + $form );
		self::assertSame( 'other@site.example', $this->mails[1]['to'], 'Another address is another request.' );
	}
}
