<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Payers\Payment_Words;

/**
 * Draws the pages to cancel or withdraw.
 */
final class Declaration_View {

	private Declaration_Texts $texts;

	public function __construct( private Declaration_Kind $kind ) {
		$this->texts = Declaration_Texts::of( $kind );
	}

	public function title(): string {
		return $this->texts->title;
	}

	public static function receipt_title(): string {
		return __( 'Your declaration', 'slipstream' );
	}

	/**
	 * The first step.
	 *
	 * @param Declared $declared   What was typed before.
	 * @param bool     $is_checked Whether to say what is wrong with it.
	 */
	public function form( Declared $declared, ?Request_Error $error = null, bool $is_checked = false ): Site_Page {
		$problems = $is_checked ? $declared->problems() : array();
		$html     = Page_Parts::paragraph( $this->texts->intro )
			. Page_Parts::error( array() === $problems ? '' : __( 'Please check what is marked below.', 'slipstream' ) )
			. Page_Parts::form(
				$this->kind->url(),
				$this->fields( $declared, $problems )
					. Page_Parts::trap( 'declaration' )
					. Page_Parts::button(
						$this->texts->button,
						Declaration_Page::FIELD_ACTION,
						Declaration_Page::CHECK
					)
			);
		return null === $error
			? new Site_Page( $this->title(), $html, array() === $problems ? 200 : 400 )
			: Site_Page::of_error( $this->title(), $error, $html );
	}

	/** The second step. */
	public function confirm( Declared $declared, string $sealed ): Site_Page {
		$button = static fn ( string $label, string $action, bool $is_main ): string => Page_Parts::button(
			$label,
			Declaration_Page::FIELD_ACTION,
			$action,
			is_main: $is_main
		);
		return new Site_Page(
			$this->title(),
			Page_Parts::paragraph( $this->texts->confirm )
			. self::lines( $declared )
			. Page_Parts::form(
				$this->kind->url(),
				$button( $this->texts->send, Declaration_Page::SEND, true )
					. $button( __( 'Change', 'slipstream' ), Declaration_Page::CHANGE, false ),
				array( Declaration_Page::FIELD_SEALED => $sealed )
			)
		);
	}

	public function receipt( Declaration $declaration ): Site_Page {
		return new Site_Page(
			self::receipt_title(),
			Page_Parts::note( __( 'Your declaration is stored, and the owner of this site has it.', 'slipstream' ) )
			. self::content( $declaration )
			. Page_Parts::paragraph(
				sprintf(
					/* translators: %s: an email address. */
					__( 'A receipt is on its way to %s. If it does not arrive, print or save this page.', 'slipstream' ),
					$declaration->declared->email()
				)
			)
			. ( $declaration->confirmed > 0 ? Page_Parts::paragraph(
				__( 'You get another email for each subscription that is canceled.', 'slipstream' )
			) : Page_Parts::paragraph(
				__( 'Open the link in it to have it done at once. Otherwise, the owner of this site does what is needed.', 'slipstream' )
			) )
		);
	}

	/** What was declared, and when. */
	public static function content( Declaration $declaration ): string {
		return Page_Parts::paragraph(
			sprintf(
				/* translators: %s: a date with its time. */
				__( 'Received on %s:', 'slipstream' ),
				Payment_Words::moment( $declaration->created )
			)
		) . self::lines( $declaration->declared );
	}

	private static function lines( Declared $declared ): string {
		$html = '';
		foreach ( $declared->lines() as $label => $value ) {
			$html .= sprintf( '<dt>%s</dt><dd><bdi>%s</bdi></dd>', esc_html( $label ), nl2br( esc_html( $value ) ) );
		}
		return "<dl class=\"slipstream-declaration\">$html</dl>";
	}

	/** @param array<string, string> $problems By field. */
	private function fields( Declared $declared, array $problems ): string {
		$required = array( 'required' => true );
		$field    = static fn ( string $name, string $label, array $attributes = array() ): string => Page_Parts::field(
			$name,
			$label,
			$declared->text( $name ),
			$attributes,
			$problems[ $name ] ?? ''
		);
		return $field( Declared::FIELD_NAME, __( 'Name', 'slipstream' ), $required + array( 'autocomplete' => 'name' ) )
			. $field(
				Declared::FIELD_EMAIL,
				__( 'Email address', 'slipstream' ),
				$required + array(
					'type'         => 'email',
					'autocomplete' => 'email',
					'dir'          => 'ltr',
				)
			)
			. Page_Parts::group(
				__( 'Which contract?', 'slipstream' ),
				self::choices(
					Declared::FIELD_SCOPE,
					array(
						Declared::ALL => __( 'All contracts with this site', 'slipstream' ),
						Declared::ONE => __( 'This one:', 'slipstream' ),
					),
					$declared->is_for_all() ? Declared::ALL : Declared::ONE
				)
				. $field(
					Declared::FIELD_CONTRACT,
					__( 'What the contract is called, or what it is about', 'slipstream' )
				)
			)
			. ( Declaration_Kind::Cancel === $this->kind ? $this->cancel_fields( $declared, $problems ) : '' );
	}

	/** @param array<string, string> $problems By field. */
	private function cancel_fields( Declared $declared, array $problems ): string {
		return Page_Parts::group(
			__( 'How?', 'slipstream' ),
			self::choices(
				Declared::FIELD_HOW,
				array(
					Declared::ORDINARY  => __( 'As agreed', 'slipstream' ),
					Declared::FOR_CAUSE => __( 'For cause, because:', 'slipstream' ),
				),
				$declared->is_for_cause() ? Declared::FOR_CAUSE : Declared::ORDINARY
			)
			. Page_Parts::text_area(
				Declared::FIELD_CAUSE,
				__( 'Your reason, if you cancel for cause', 'slipstream' ),
				$declared->text( Declared::FIELD_CAUSE ),
				error: $problems[ Declared::FIELD_CAUSE ] ?? ''
			)
		) . Page_Parts::field(
			Declared::FIELD_ENDS,
			__( 'When should it end? Leave this empty for as soon as possible.', 'slipstream' ),
			$declared->text( Declared::FIELD_ENDS ),
			error: $problems[ Declared::FIELD_ENDS ] ?? ''
		);
	}

	/** @param array<string, string> $labels By value. */
	private static function choices( string $name, array $labels, string $chosen ): string {
		$html = '';
		foreach ( $labels as $value => $label ) {
			$html .= Page_Parts::choice( 'radio', $name, $value, $label, $chosen === $value );
		}
		return $html;
	}
}
