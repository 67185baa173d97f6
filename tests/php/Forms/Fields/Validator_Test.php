<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Fields;

use Slipstream\Forms\Definition\Field_Reader;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Tests\Test_Case;

/**
 * The rules of the server, whatever the browser has let through.
 */
final class Validator_Test extends Test_Case {

	/**
	 * Checks a value; null where it is refused.
	 *
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	private function check( string $type, array $attributes, mixed $value, mixed $other = null ): ?string {
		$attempt = new Submission_Attempt(
			array(
				'it'         => $value,
				'it-other'   => $other,
				'it:country' => $other,
			)
		);
		$form    = new Form( '1', 'hash', array(), new Form_Source( 'post', '1' ), $attempt );
		$inner   = $attributes['inner'] ?? array();
		$field   = Field_Reader::add_block(
			array(
				'blockName'   => "jetpack/field-$type",
				'attrs'       => array(
					'id'    => 'it',
					'label' => 'It',
				) + $attributes,
				'innerBlocks' => $inner,
			),
			$form
		);
		self::assertNotNull( $field );
		$result = $field->field_type()->validate( $field, $attempt );
		if ( is_string( $result ) ) {
			self::assertStringStartsWith( 'It: ', $result );
		}
		return $result instanceof Field_Value ? $result->display() : null;
	}

	/**
	 * @dataProvider values
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	public function test_values( string $type, array $attributes, mixed $value, ?string $expected ): void {
		self::assertSame( $expected, $this->check( $type, $attributes, $value ) );
	}

	/**
	 * Type, attributes, what is sent, and what is taken; null where it is refused.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, mixed, ?string}>
	 */
	public static function values(): iterable {
		$cases = array( ...self::texts(), ...self::dates_and_choices(), ...self::scales_and_files() );
		foreach ( $cases as $number => $case ) {
			yield "$number $case[0]" => $case;
		}
	}

	/** @return list<array{string, array<string, mixed>, mixed, string|null}> */
	private static function texts(): array {
		$required = array( 'required' => true );
		$range    = array(
			'min' => 2,
			'max' => 8,
		);
		return array(
			array( 'text', array(), ' a ', 'a' ),
			array( 'text', array(), "a\nb\x00c", 'a b c' ),
			array( 'text', array(), null, '' ),
			array( 'text', $required, '   ', null ),
			array( 'text', $required, '0', '0' ),
			array( 'text', array(), array( 'a' ), null ),
			array( 'text', array(), str_repeat( 'é', 1000 ), str_repeat( 'é', 1000 ) ),
			array( 'text', array(), str_repeat( 'é', 1001 ), null ),
			array( 'textarea', array(), "a\r\nb\rc", "a\nb\nc" ),
			array( 'textarea', array(), str_repeat( 'x', 50001 ), null ),
			array( 'email', array(), 'a@example.org', 'a@example.org' ),
			array( 'email', array(), '', '' ),
			array( 'email', array(), 'a@example.org, b@example.org', null ),
			array( 'email', array(), "a@example.org\r\nBcc: b@example.org", null ),
			array( 'url', array(), 'example.org/x?y=1', 'example.org/x?y=1' ),
			array( 'url', array(), 'https://münchen.example/', 'https://münchen.example/' ),
			array( 'url', array(), 'javascript:alert(1)', null ),
			array( 'url', array(), 'no address', null ),
			array( 'telephone', array(), '+49 (0)30 / 1234-56', '+49 (0)30 / 1234-56' ),
			array( 'telephone', array(), '٠١٢٣٤٥', '٠١٢٣٤٥' ),
			array( 'telephone', array(), '+1 (555) 010-0199 ext. 89', '+1 (555) 010-0199 ext. 89' ),
			array( 'telephone', array(), '555‑0100–12 — 3 −4', '555‑0100–12 — 3 −4' ),
			array( 'telephone', array(), '1-800-FLOWERS', '1-800-FLOWERS' ),
			array( 'telephone', array(), 'Tel: 030 1234·56, Durchwahl 7; *21#', 'Tel: 030 1234·56, Durchwahl 7; *21#' ),
			array( 'telephone', array(), '＋49 ３０ １２３４', '＋49 ３０ １２３４' ),
			array( 'telephone', array(), '[+44] 20~7946 [0958]', '[+44] 20~7946 [0958]' ),
			array( 'telephone', array(), '12', null ),
			array( 'telephone', array(), '12345@example.org', null ),
			array( 'telephone', array(), 'call me at 12345', null ),
			array( 'number', $range, '2', '2' ),
			array( 'number', $range, '7.5', '7.5' ),
			array( 'number', $range, '1.99', null ),
			array( 'number', $range, '9', null ),
			array( 'number', array(), '1e999', null ),
			array( 'number', array(), 'NaN', null ),
			array( 'number', array(), '0x1A', null ),
		);
	}

	/** @return list<array{string, array<string, mixed>, mixed, string|null}> */
	private static function dates_and_choices(): array {
		$required = array( 'required' => true );
		$options  = array( 'options' => array( 'A', 'B, C', 'É' ) );
		return array(
			array( 'date', array(), '2024-02-29', '2024-02-29' ),
			array( 'date', array(), '2023-02-29', null ),
			array( 'date', array( 'dateFormat' => 'dd/mm/yy' ), '31/01/2024', '31/01/2024' ),
			array( 'date', array( 'dateFormat' => 'mm/dd/yy' ), '31/01/2024', null ),
			array( 'date', array( 'dateFormat' => 'mm/dd/yy' ), '2024-01-31', '2024-01-31' ),
			array( 'time', array(), '23:59', '23:59' ),
			array( 'time', array(), '24:00', null ),
			array( 'checkbox', array(), 'Yes', 'Yes' ),
			array( 'checkbox', array(), null, 'No' ),
			array( 'checkbox', $required, null, null ),
			array( 'checkbox', array(), 'Maybe', null ),
			array( 'consent', array( 'consentType' => 'explicit' ) + $required, '', null ),
			array( 'consent', array(), 'Yes', 'Yes' ),
			array( 'select', $options, 'B, C', 'B, C' ),
			array( 'select', $options, 'B', null ),
			array( 'select', $options, '', '' ),
			array( 'select', $options + $required, '', null ),
			array( 'radio', $options, 'É', 'É' ),
			array( 'radio', $options, array( 'A' ), null ),
			array( 'radio', $options, 'a', null ),
			array( 'checkbox-multiple', $options, array( 'A', 'B, C', 'A' ), 'A, B, C' ),
			array( 'checkbox-multiple', $options, array( 'A', 'Z' ), null ),
			array( 'checkbox-multiple', $options + $required, array(), null ),
			array( 'checkbox-multiple', $options, array( array( 'A' ) ), '' ),
		);
	}

	/** @return list<array{string, array<string, mixed>, mixed, string|null}> */
	private static function scales_and_files(): array {
		$required = array( 'required' => true );
		$steps    = array(
			'min'  => 0,
			'max'  => 10,
			'step' => 3,
		);
		return array(
			array( 'slider', $steps, '9', '9' ),
			array( 'slider', $steps, '10', '10' ),
			array( 'slider', $steps, '8', null ),
			array(
				'slider',
				array(
					'min'  => 1,
					'max'  => 2,
					'step' => 0.1,
				),
				'1.3',
				'1.3',
			),
			array( 'slider', array(), '101', null ),
			array( 'rating', array( 'max' => 5 ), '5', '5/5' ),
			array( 'rating', array( 'max' => 5 ), '6', null ),
			array( 'rating', array( 'max' => 5 ) + $required, '0', null ),
			array( 'hidden', array( 'default' => 'home' ), 'home', 'home' ),
			array( 'file', array(), 'a text', '' ),
			array( 'file', $required, 'a text', null ),
		);
	}

	public function test_another_answer_beside_an_option(): void {
		$inner = array(
			array(
				'blockName'   => 'jetpack/options',
				'attrs'       => array( 'type' => 'radio' ),
				'innerBlocks' => array(
					array(
						'blockName'   => 'jetpack/option',
						'attrs'       => array( 'label' => 'A' ),
						'innerBlocks' => array(),
					),
					array(
						'blockName'   => 'jetpack/option',
						'attrs'       => array( 'isOther' => true ),
						'innerBlocks' => array(),
					),
				),
			),
		);
		self::assertSame(
			'Other: a <b',
			$this->check( 'radio', array( 'inner' => $inner ), 'Other', " a <b\n" ) ?? ''
		);
		self::assertSame( 'A', $this->check( 'radio', array( 'inner' => $inner ), 'A', 'ignored' ) );
	}

	/** @dataProvider countries */
	public function test_a_phone_number_gets_the_code_of_its_country(
		mixed $country,
		string $number,
		string $expected
	): void {
		self::assertSame(
			$expected,
			$this->check( 'telephone', array( 'showCountrySelector' => true ), $number, $country )
		);
		self::assertSame( $number, $this->check( 'telephone', array(), $number, $country ) );
	}

	/** @return iterable<string, array{mixed, string, string}> Country, number, and what is taken. */
	public static function countries(): iterable {
		yield 'a country' => array( 'DE', '30 1234', '+49 30 1234' );
		yield 'none' => array( '', '30 1234', '30 1234' );
		yield 'one that is not there' => array( 'XX', '30 1234', '30 1234' );
		yield 'no text' => array( array( 'DE' ), '30 1234', '30 1234' );
		yield 'a code of its own' => array( 'DE', '+44 20 7946', '+44 20 7946' );
		yield 'a code of its own, in figures' => array( 'DE', '0044 20 7946', '0044 20 7946' );
		yield 'no number' => array( 'DE', '', '' );
	}
}
